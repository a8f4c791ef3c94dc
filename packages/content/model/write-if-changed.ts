import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a text to a file of the built site unless the file has this content already. An unchanged file keeps
 * its modification time, so it is not compressed again.
 */
export function writeIfChanged(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
