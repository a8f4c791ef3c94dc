import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { searchData } from '../../packages/search/engine/data-of-records';
import { root } from '../../scripts/root.mjs';
import { titleRecord } from '../../test/support/search-service';
import { temporaryFolder } from '../../test/support/temporary';
import { skillFiles, writeArchive } from './agent-files';
import { makeIndexFiles } from './search-index/write-index';
import { packTar } from './tar';

const publicUrl = (name: string) => `https://a.dev/sub${name}`;

test('the skill is short, and the index has its digest', () => {
  const files = skillFiles(publicUrl);
  const text = String(files.get('/.well-known/agent-skills/remotion-docs/SKILL.md'));
  const { skills } = JSON.parse(String(files.get('/.well-known/agent-skills/index.json')));
  expect(skills).toEqual([
    {
      name: 'remotion-docs',
      type: 'skill-md',
      description: expect.stringMatching(/^.{50,1024}$/),
      url: '/sub/.well-known/agent-skills/remotion-docs/SKILL.md',
      digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
    },
  ]);
  expect(text).toMatch(/^---\nname: remotion-docs\ndescription: .+\n---\n/);
  // A token has about four characters; 2,000 are the limit.
  expect(text.length).toBeLessThan(4000);
});

test('an archive is one that `tar` unpacks, also with long paths and empty files', () => {
  const deep = `${'folder/'.repeat(12)}name-of-a-file-in-a-deep-folder.md`;
  const files = new Map([
    ['a.md', 'ä'.repeat(600)],
    [deep, 'deep'],
    ['empty.md', ''],
  ]);
  const folder = temporaryFolder('tar', { 'a.tar.gz': packTar('docs', files) });
  execFileSync('tar', ['-xzf', 'a.tar.gz'], { cwd: folder });
  for (const [name, text] of files)
    expect(fs.readFileSync(path.join(folder, 'docs', name), 'utf8')).toBe(text);
  expect(packTar('docs', files)).toEqual(packTar('docs', new Map(files)));
  expect(() => packTar('docs', new Map([[`${'x'.repeat(120)}.md`, '']]))).toThrow('too long for an archive');
});

test('the packed server answers over standard input and output, without packages', async () => {
  const folder = temporaryFolder('archive', { 'public/x.md': '' });
  fs.symlinkSync(path.join(root, 'packages'), path.join(folder, 'packages'));
  const index = makeIndexFiles(searchData([titleRecord('/docs/spring', 'spring()')], []));
  const texts = new Map([
    ['/docs/spring.md', '# spring()\n'],
    ['/robots.txt', 'Sitemap: https://a.dev/sitemap.xml\n'],
    ...Object.entries(index).map(([name, text]) => [`/${name}`, text] as const),
  ]);
  const archive = await writeArchive(texts, { root: folder, publicUrl, version: '4.0.357' });
  execFileSync('tar', ['-xzf', archive], { cwd: folder });
  const unpacked = path.join(folder, 'remotion-docs-4.0.357');
  const { name, version, bin } = JSON.parse(fs.readFileSync(path.join(unpacked, 'package.json'), 'utf8'));
  expect([name, version, fs.existsSync(path.join(unpacked, 'AGENTS.md'))]).toEqual([
    'remotion-docs',
    '4.0.357',
    true,
  ]);
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [path.join(unpacked, bin)] }),
  );
  expect((await client.listTools()).tools.map((tool) => tool.name)).toEqual(['search', 'read', 'api']);
  const found = await client.callTool({ name: 'search', arguments: { query: 'sprnig' } });
  expect(JSON.stringify(found.content)).toContain('[spring()](https://a.dev/docs/spring.md)');
  const read = await client.callTool({ name: 'read', arguments: { page: '/docs/spring' } });
  expect(read.content).toEqual([{ type: 'text', text: '# spring()\n' }]);
  await client.close();
});
