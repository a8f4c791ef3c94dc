import fs from 'node:fs';
import path from 'node:path';

/** Writes a file atomically: to a temporary file, which is then renamed. */
export function atomicWrite(file: string, content: Buffer | string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(`${file}.${process.pid}`, content);
  fs.renameSync(`${file}.${process.pid}`, file);
}
