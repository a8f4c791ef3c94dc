import { readShared, sharedHash } from './share';

const digest = '0123abcdef';
const behind = (hash: string) => hash.replace(/^sample=/, '');

test('code survives the way through a link', async () => {
  for (const code of ['', 'const a = 1;\n', 'const text = "Größe 🙂 </script>";', 'line;\n'.repeat(3000)]) {
    const hash = await sharedHash({ digest, code });
    expect(hash).toMatch(/^sample=[\da-f]+\.[\w-]+$/);
    expect(await readShared(behind(hash))).toEqual({ digest, code });
  }
});

test('a sample of usual length fits into a link', async () => {
  const code = Array.from(
    { length: 40 },
    (_, line) => `const value${line} = interpolate(frame, [0, ${line}], [0, 1]);`,
  );
  expect((await sharedHash({ digest, code: code.join('\n') })).length).toBeLessThan(1000);
});

test('damaged links are told apart', async () => {
  const hash = behind(await sharedHash({ digest, code: 'const a = 1;' }));
  for (const text of [
    '',
    'abc',
    `${digest}.`,
    `${digest}.###`,
    `${digest}.AAAA`,
    hash.slice(0, -6),
    `x${hash}`,
  ])
    expect(await readShared(text)).toBeUndefined();
});

test('a link that unpacks to far more than a sample is refused', async () => {
  const stream = new Blob(['a'.repeat(1_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = Buffer.from(await new Response(stream).arrayBuffer());
  expect(await readShared(`${digest}.${bytes.toString('base64url')}`)).toBeUndefined();
});
