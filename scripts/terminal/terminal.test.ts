import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { ContentError } from '../../packages/content/shared/content-error';
import { checkNode, describeFailure, Failure } from './main.mjs';
import { CommandError, lineReader, run } from './run.mjs';
import { cut, step } from './step.mjs';

class Sink extends Writable {
  text = '';
  constructor(
    readonly isTTY = false,
    readonly columns = 40,
  ) {
    super();
  }
  override _write(chunk: Buffer, _: string, done: () => void) {
    this.text += chunk;
    done();
  }
}

const withoutTimes = (text: string) => text.replace(/\d+\.\d s/g, 'N s');

test('a step has a line when it begins and one when it is done', async () => {
  const out = new Sink();
  await step('Types', async () => 'three projects', { out });
  expect(withoutTimes(out.text)).toBe('… Types\n✓ Types  N s  three projects\n');
});

test('a step that fails is marked and throws', async () => {
  const out = new Sink();
  const failing = step('Types', () => Promise.reject(new Error('no')), { out });
  await expect(failing).rejects.toThrow('no');
  expect(withoutTimes(out.text)).toBe('… Types\n✗ Types  N s\n');
});

test('on a terminal the line is written over, and fits', async () => {
  const out = new Sink(true);
  await step(
    'Site',
    async (say) => {
      say('a long word about what is going on right now');
      await new Promise((resolve) => setTimeout(resolve, 250));
    },
    { out },
  );
  const lines = out.text.split('\r\x1b[2K');
  expect(withoutTimes(lines.at(-2) ?? '')).toBe('… Site  N s  a long word about what …');
  expect(withoutTimes(lines.at(-1) ?? '')).toBe('✓ Site  N s\n');
});

test('a line is cut to one less than the columns', () => {
  expect(cut('abcdef', 5)).toBe('abc…');
  expect(cut('abc  ', 5)).toBe('abc');
});

test('lines are whole, however the text arrives', () => {
  const lines: string[] = [];
  const read = lineReader((line) => lines.push(line));
  for (const part of ['one\ntw', 'o\r\n\n', 'three']) read(part);
  expect(lines).toEqual(['one', 'two']);
});

test('a program gives back what it wrote, and fails with it', async () => {
  await expect(run(process.execPath, ['-e', 'console.log(6 * 7)'])).resolves.toBe('42\n');
  const failing = run(process.execPath, ['-e', 'console.error("why"); process.exit(3)']);
  await expect(failing).rejects.toMatchObject({
    output: 'why\n',
    message: expect.stringContaining('code 3'),
  });
  const colors = run(process.execPath, ['-e', String.raw`process.stdout.write('\x1b[2K\x1b[Gwarn x')`]);
  await expect(colors).resolves.toBe('warn x');
  await expect(run('no-such-program', [])).rejects.toThrow('no-such-program');
});

test('a signal ends the program first, then the command, with one message', async () => {
  const program =
    "process.on('SIGTERM', () => setTimeout(() => process.exit(), 300)); console.log(process.pid + '\\nready');";
  const script = `import { run } from ${JSON.stringify(pathToFileURL(join(__dirname, 'run.mjs')))};
    await run(process.execPath, ['-e', ${JSON.stringify(`${program} setInterval(() => {}, 1000);`)}], {
      onLine: console.log,
    });`;
  const command = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  let output = '';
  for (const stream of [command.stdout, command.stderr])
    stream.on('data', (text) => {
      output += text;
      if (String(text).includes('ready')) command.kill('SIGTERM');
    });
  const code = await new Promise((resolve) => command.once('close', resolve));
  const pid = Number.parseInt(output, 10);
  expect([code, output]).toEqual([143, `${pid}\nready\n\nStopped.\n`]);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test('a failure is reported in its own words', () => {
  expect(describeFailure(new Failure('Port 9000 is in use.'))).toBe('Port 9000 is in use.');
  expect(describeFailure(new CommandError('tsc', 2, 'a.ts: wrong\n'))).toBe(
    'a.ts: wrong\n\ntsc ended with code 2',
  );
  const mistake = { file: 'content/docs/page.mdx', line: 2, found: 'nothing', expected: 'a title' };
  expect(describeFailure(new ContentError(mistake))).toBe(
    'content/docs/page.mdx:2\n  found:    nothing\n  expected: a title',
  );
});

test('an old Node.js is refused', () => {
  expect(() => checkNode('20.9.0')).toThrow('Node.js 20.9.0 is too old: this site needs 20.19.0 or newer.');
  expect(() => checkNode('20.19.0')).not.toThrow();
  expect(() => checkNode('24.1.0')).not.toThrow();
});
