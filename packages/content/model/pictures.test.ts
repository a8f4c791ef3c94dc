import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { contentSettings } from '../../../test/support/content-settings';
import { temporaryFolder } from '../../../test/support/temporary';
import type { ModelEnv } from './environment';
import { createSite } from './site';

const env: ModelEnv = { pathPrefix: '', onBrokenLinks: 'throw', onUnknownComponent: 'throw' };

test('pictures that are gone are made again, although their page is cached', async () => {
  const root = temporaryFolder('pictures', {
    'packages/content/compile/a.ts': '',
    'packages/content/shared/a.ts': '',
    'content/docs/a.mdx': '![A photo](./a.png)\n',
  });
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  writeFileSync(join(root, 'content/docs/a.png'), photo);
  const image = jest.fn(async () => ({
    src: '/static/a.png',
    sources: [{ type: 'image/webp', srcSet: '/static/a.webp 1x, /static/a-2.webp 2x' }],
  }));
  const load = async (hasPicture: (url: string) => boolean) => {
    image.mockClear();
    const folders = { root, contentDir: join(root, 'content') };
    const { errors } = await createSite({
      settings: contentSettings,
      folders,
      env,
      image,
      hasPicture,
    }).load();
    expect(errors).toEqual([]);
    return image.mock.calls.length;
  };
  expect(await load(() => true)).toBe(1);
  const looked: string[] = [];
  expect(await load((url) => looked.push(url) > 0)).toBe(0);
  expect(looked).toEqual(['/static/a.png', '/static/a.webp', '/static/a-2.webp']);
  expect(await load((url) => !url.includes('-2'))).toBe(1);
});
