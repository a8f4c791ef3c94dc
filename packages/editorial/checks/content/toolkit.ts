import type { ContentProblem } from '@docs/content/shared';
import cli from '../../../../samples/cli.json';
import exceptions from '../../../../samples/cli-exceptions.json';
import ffmpeg from '../../../../samples/ffmpeg.json';
import errorExceptions from '../../../../samples/message-exceptions.json';
import snapshot from '../../../../samples/messages.json';
import { checkCliCommands } from './cli-commands';
import { checkFfmpegLines } from './ffmpeg-lines';
import { type IsMessage, messageMatcher } from './match-message';
import type { CheckedPage } from './page';
import { checkUntreatedErrors } from './untreated-errors';

/** Compares the shell lines of a page with the snapshots that `npm run update -- toolkit` writes. */
export function checkShellLines(page: CheckedPage): ContentProblem[] {
  return [...checkCliCommands(page, { ...cli, exceptions }), ...checkFfmpegLines(page, ffmpeg)];
}

/** Returns whether the toolkit's packages can print a text. */
export function toolkitMessages(): IsMessage {
  return messageMatcher(Object.values(snapshot.messages).flat());
}

/**
 * Checks that pages cover the errors of the toolkit's packages, except for those in
 * `samples/message-exceptions.json`.
 */
export function checkToolkitErrors(pages: readonly CheckedPage[]): ContentProblem[] {
  const file = 'samples/message-exceptions.json';
  return checkUntreatedErrors(pages, { errors: snapshot.errors, exceptions: errorExceptions, file });
}
