import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { contentSettings } from '../../../../test/support/settings';
import { temporaryFolder } from '../../../../test/support/temporary';
import { createSite } from '../../../content';
import { createEditCheck } from './edited';

const described = `description: ${'A page that says enough about itself, so that readers find it.'}`;
const good = `---\ntitle: Good\n${described}\n---\n\nText.\n`;

function start() {
  const root = temporaryFolder('edited', {
    'content/docs/good.mdx': good,
    'content/sidebars/main.yaml': '- doc: good\n',
    'content/docs/old.mdx': '---\ntitle: Old\n---\n\nNobody edits it.\n',
    'content/review.json': JSON.stringify({
      reviewed: '4.0.357',
      answers: { required: true, shared: {} },
    }),
  });
  const env = { onBrokenLinks: 'throw', onUnknownComponent: 'throw', pathPrefix: '' } as const;
  const folders = { root, contentDir: path.join(root, 'content') };
  const check = createEditCheck(createSite({ folders, env, settings: contentSettings }));
  const fileOf = (name: string) => path.join(root, name.includes('/') ? 'content' : 'content/docs', name);
  return {
    fileOf,
    async edit(name: string, text: string | Buffer | undefined) {
      if (text === undefined) fs.rmSync(fileOf(name));
      else fs.writeFileSync(fileOf(name), text);
      let found: string[] = [];
      for await (const problems of check([fileOf(name)]))
        found = problems.map(({ file, line, found: what }) => `${file}:${line ?? ''} ${what}`);
      return found;
    },
  };
}

test('what is missing in an edited page is reported until it is there, and no other page', async () => {
  const { edit } = start();
  const answers = 'answers: [how it starts, where it ends, what it costs]';
  expect(
    await edit(
      'new.mdx',
      '---\ntitle: New\n---\n\n# Second\n\nText that says what the section is about, in more than a few words.\n',
    ),
  ).toEqual([
    'content/docs/new.mdx:1 a page without a description',
    'content/docs/new.mdx:5 a level 1 heading (`#`) on a page with a `title`',
    'content/docs/new.mdx:2 a page without `answers`',
  ]);
  expect(await edit('good.mdx', good.replace('Good\n', `Good\n${answers}\n`))).toHaveLength(3);
  expect(await edit('new.mdx', good.replace('Good\n', `New\n${answers}\n`))).toEqual([]);
});

test('a mistake goes with its page', async () => {
  const { edit } = start();
  expect(await edit('new.mdx', '---\ntitle: New\n---\n\nText.\n')).toHaveLength(2);
  expect(await edit('new.mdx', undefined)).toEqual([]);
});

test('an image that is too large is reported until it is smaller', async () => {
  const { edit } = start();
  const image = (width: number) =>
    sharp({ create: { width, height: 20, channels: 3, background: '#246' } })
      .png()
      .toBuffer();
  expect(await edit('wide.png', await image(3000))).toEqual([
    'content/docs/wide.png: an image of 3000 × 20 pixels',
  ]);
  expect(await edit('wide.png', Buffer.alloc(8_000_000))).toEqual([
    'content/docs/wide.png: an image of 8000 kB',
  ]);
  expect(await edit('wide.png', await image(60))).toEqual([]);
});

test('a page twice in a sidebar, and an entry that leads nowhere, are reported until they are gone', async () => {
  const { edit } = start();
  expect(
    await edit('sidebars/main.yaml', '- doc: good\n- { href: /docs/bad, label: Bad }\n- doc: good\n'),
  ).toEqual([
    'content/sidebars/main.yaml:2 the entry "Bad" with a link to `/docs/bad`, which is not a page',
    'content/sidebars/main.yaml:3 two entries for `good`',
  ]);
  expect(await edit('sidebars/main.yaml', '- doc: good\n')).toEqual([]);
});

test('a preview image that does not exist is reported', async () => {
  const { edit } = start();
  const answers = 'answers: [how it starts, where it ends, what it costs]';
  expect(await edit('good.mdx', good.replace('Good\n', `Good\n${answers}\nimage: /nowhere.png\n`))).toEqual([
    'content/docs/good.mdx:4 the image `/nowhere.png`, which does not exist',
  ]);
});

test('a page without readable keys is not told that it lacks them, nor twice that a heading has no text', async () => {
  const { edit } = start();
  expect(await edit('open.mdx', '---\ntitle: Open\n\nText.\n')).toEqual([]);
  const answers = 'answers: [how it starts, where it ends, what it costs]';
  expect(await edit('bare.mdx', `${good.replace('Good\n', `Bare\n${answers}\n`)}\n## \n\nText.\n`)).toEqual(
    [],
  );
});
