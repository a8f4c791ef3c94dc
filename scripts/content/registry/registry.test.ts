import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { temporaryFolder } from '../../../test/support/temporary';
import { filesOf } from './open-version.mjs';
import { createRegistry } from './registry.mjs';

/** Returns a file of a tar archive. */
function tarEntry(name: string, content: string, type = '0'): Buffer {
  const head = Buffer.alloc(512);
  head.write(name, 0);
  head.write(content.length.toString(8).padStart(11, '0'), 124);
  head.write(type, 156);
  head.write('ustar', 257);
  return Buffer.concat([head, Buffer.from(content.padEnd(Math.ceil(content.length / 512) * 512, '\0'))]);
}

test('the types of a package include the types that it imports, however the import is written', async () => {
  const published: Record<string, Record<string, string>> = {
    remotion: { '4.0.1': 'export type A = 1;', '4.0.5': 'export type A = 2;' },
    '@remotion/player': { '4.0.3': 'export declare const b: import("@remotion/paths/inner").B;' },
    '@remotion/paths': { '4.0.3': 'export type B = 1; // from zod' },
    '@remotion/own': {
      '4.0.3': [
        'import type { A } from "remotion";',
        "export * from '@remotion/player';",
        "import { x } from '@remotion/unpublished';",
        "export type Names = '@remotion/lambda' | './a';",
      ].join('\n'),
    },
  };
  const registry = {
    releases: async (name: string) => new Map(Object.keys(published[name] ?? {}).map((each) => [each, ''])),
    types: async (name: string, version: string) => ({
      'package.json': JSON.stringify({ types: './index.d.ts' }),
      'index.d.ts': published[name]?.[version] ?? '',
    }),
  };
  const files = await filesOf(registry, '@remotion/own', '4.0.3');
  expect([...files.keys()].filter((name) => name.endsWith('.json'))).toEqual([
    '@remotion/own/package.json',
    'remotion/package.json',
    '@remotion/player/package.json',
    '@remotion/paths/package.json',
  ]);
  expect(files.get('remotion/index.d.ts')).toBe('export type A = 1;');
});

test('the types of a version are downloaded once', async () => {
  const long = `package/${'a'.repeat(120)}.d.ts`;
  const archive = gzipSync(
    Buffer.concat([
      tarEntry('package/package.json', '{}'),
      tarEntry('package/dist/index.js', 'code'),
      tarEntry('package/dist/index.d.ts', 'export {};'),
      tarEntry('pax', `${long.length + 10} path=${long}\n`, 'x'),
      tarEntry(long.slice(0, 100), 'long'),
      Buffer.alloc(1024),
    ]),
  );
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const tarball = `http://${server.address() && `127.0.0.1:${(server.address() as AddressInfo).port}`}/toy.tgz`;
    const versions = ['1.0.10', '1.0.9', '1.1.0-beta', '0.0.0'].map((version) => [
      version,
      { dist: { tarball } },
    ]);
    if (url === '/toy') response.end(JSON.stringify({ versions: Object.fromEntries(versions) }));
    else if (url === '/toy.tgz') response.end(archive);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const folder = temporaryFolder('registry');
  const registry = createRegistry(folder, url);
  expect([...(await registry.releases('toy')).keys()]).toEqual(['1.0.9', '1.0.10']);
  const files = await registry.types('toy', '1.0.9');
  expect(files).toEqual({ 'package.json': '{}', 'dist/index.d.ts': 'export {};', [long.slice(8)]: 'long' });
  expect(await createRegistry(folder, url).types('toy', '1.0.9')).toEqual(files);
  expect(asked).toEqual(['/toy', '/toy.tgz']);
  await expect(registry.types('gone', '1.0.0')).rejects.toThrow('no gone@1.0.0');
  server.close();
});
