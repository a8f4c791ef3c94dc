import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Files by their path below a folder. */
export type Files = Record<string, string | Buffer>;

const folders: string[] = [];

// Hooks cannot be registered inside a test, so one hook handles all folders of a test file.
afterAll(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
});

/** Creates a temporary folder with these files; it is removed after the tests of the file. */
export function temporaryFolder(name: string, files: Files = {}): string {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`)));
  folders.push(folder);
  writeFiles(folder, files);
  return folder;
}

/** Writes files below a folder, which is created if necessary. */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
}
