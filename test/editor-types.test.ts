import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../scripts/root.mjs';
import { temporaryFolder } from './support/temporary';

const compiler = path.join(root, 'node_modules/typescript/bin/tsc');

/** Returns a folder with a file that uses the components as an MDX page does. */
function folderWith(name: string, text: string): string {
  const config = {
    extends: path.join(root, 'content/tsconfig.json'),
    files: [path.join(root, '.vscode/mdx-components.d.ts'), name],
    include: [],
  };
  return temporaryFolder('editor-types', { 'tsconfig.json': JSON.stringify(config), [name]: text });
}

test('editors know the components and their props', () => {
  const folder = folderWith(
    'use.ts',
    `type Props<Name extends keyof MDXProvidedComponents> = Parameters<MDXProvidedComponents[Name]>[0];
export const tabs: Props<'Tabs'> = { groupId: 'os' };
export const demo: Props<'Demo'> = { type: 'spring', damping: 200, caption: 'No bounce.' };
// @ts-expect-error
export const misspelled: Props<'Tabs'> = { gropId: 'os' };
// @ts-expect-error
export const unknown: Props<'Tabz'> = {};
// @ts-expect-error
export const otherDemo: Props<'Demo'> = { type: 'springs' };
// @ts-expect-error
export const otherOption: Props<'Demo'> = { type: 'loop', damping: 200 };
`,
  );
  const { stdout, status } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});

test('a language server completes the demos, their options and the values of these', async () => {
  const lines = [
    'const { Demo } = null as unknown as MDXProvidedComponents;',
    'export const type = <Demo type="',
    'export const option = <Demo type="transitions" ',
    'export const value = <Demo type="interpolate" extrapolate="',
  ];
  const text = [lines[0], `${lines[1]}" />;`, `${lines[2]} />;`, `${lines[3]}" />;`].join('\n');
  const uri = pathToFileURL(path.join(folderWith('use.tsx', text), 'use.tsx')).href;
  const server = spawn(process.execPath, [compiler, '--lsp', '--stdio']);
  const { request, notify } = connect(server);
  await request('initialize', { processId: process.pid, rootUri: null, capabilities: {} });
  notify('initialized', {});
  const textDocument = { uri, languageId: 'typescriptreact', version: 1, text };
  notify('textDocument/didOpen', { textDocument });
  const offered = await Promise.all(
    [1, 2, 3].map(async (line) => {
      const position = { line, character: lines[line]?.length };
      const { items } = await request('textDocument/completion', { textDocument: { uri }, position });
      return items.map(({ label }) => label);
    }),
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  await request('shutdown', {});
  notify('exit', {});
  server.stdin.end();
  await ended;
  expect(offered[0]).toEqual(expect.arrayContaining(['spring', 'transitions', 'interpolate']));
  expect(offered[1]).toEqual(expect.arrayContaining(['presentation?', 'timing?', 'caption?']));
  expect(offered[1]).not.toContain('damping?');
  expect(offered[2]).toEqual(['clamp', 'extend', 'wrap']);
});

interface Message {
  id?: number;
  method?: string;
  result?: { items: { label: string }[] };
}

/** Speaks the language server protocol with a process. */
function connect({ stdin, stdout }: ChildProcessWithoutNullStreams) {
  const waiting = new Map<number, (result: NonNullable<Message['result']>) => void>();
  let received = Buffer.alloc(0);
  const send = (message: object) => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  };
  const receive = ({ id, method, result }: Message) => {
    if (id === undefined) return;
    // A request of the server, such as for the editor's settings.
    if (method) send({ id, result: null });
    else waiting.get(id)?.(result ?? { items: [] });
  };
  stdout.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const header = /^Content-Length: (\d+)\r\n\r\n/.exec(received.toString('latin1'));
      const end = (header?.[0].length ?? 0) + Number(header?.[1]);
      if (!header || received.length < end) return;
      receive(JSON.parse(received.subarray(header[0].length, end).toString()) as Message);
      received = received.subarray(end);
    }
  });
  return {
    notify: (method: string, params: object) => send({ method, params }),
    request: (method: string, params: object) =>
      new Promise<NonNullable<Message['result']>>((resolve) => {
        const id = waiting.size + 1;
        waiting.set(id, resolve);
        send({ id, method, params });
      }),
  };
}
