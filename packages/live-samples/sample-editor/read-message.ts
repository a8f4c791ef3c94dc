import { differenceKinds } from '@docs/content/shared';
import type { FromFrame, SampleError, Verdict } from '../shared/messages';

/**
 * Reads a message from a sandbox. A sample may have forged anything in it, so values are checked for their types,
 * and texts are truncated. Returns undefined if it is not a message.
 */
export function readMessage(data: unknown): FromFrame | undefined {
  const message = objectOf(data);
  const { type } = message;
  if (type === 'ready' || type === 'pong') return { type };
  if (type === 'shown') return { type, version: numberOf(message.version) };
  if (type === 'error')
    return { type, version: numberOf(message.version), error: errorOf(objectOf(message.error)) };
  if (type === 'compared') return { type, verdict: verdictOf(objectOf(message.verdict)) };
  if (type === 'frame') return { type, frame: numberOf(message.frame) };
  if (type === 'playing') return { type, isPlaying: message.isPlaying === true };
  return undefined;
}

type Forged = Readonly<Record<string, unknown>>;

function objectOf(value: unknown): Forged {
  return typeof value === 'object' && value !== null ? (value as Forged) : {};
}

function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.max(0, Math.trunc(value)) : 0;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 1000) : '';
}

function errorOf({ message, line, file }: Forged): SampleError {
  const error: SampleError = { message: textOf(message) };
  if (numberOf(line) > 0) error.line = numberOf(line);
  if (textOf(file)) error.file = textOf(file);
  return error;
}

function verdictOf({ kind, frame, message }: Forged): Verdict {
  const kinds = ['same', ...differenceKinds] as const;
  return {
    kind: kinds.find((each) => each === kind) ?? 'error',
    frame: numberOf(frame),
    message: textOf(message),
  };
}
