import cli from '../../../samples/cli.json';
import exceptions from '../../../samples/cli-exceptions.json';
import ffmpeg from '../../../samples/ffmpeg.json';
import snapshot from '../../../samples/messages.json';
import type { ContentProblem } from '../../shared/content-error';
import { checkCliCommands } from './cli-commands';
import { checkFfmpegLines } from './ffmpeg-lines';
import { type IsMessage, messageMatcher } from './match-message';
import type { CheckedPage } from './page';

/** Compares the shell lines of a page with the snapshots that `npm run toolkit:snapshot` writes. */
export function checkShellLines(page: CheckedPage): ContentProblem[] {
  return [...checkCliCommands(page, { ...cli, exceptions }), ...checkFfmpegLines(page, ffmpeg)];
}

/** Returns whether the toolkit's packages can print a text. */
export function toolkitMessages(): IsMessage {
  return messageMatcher(Object.values(snapshot.messages).flat());
}
