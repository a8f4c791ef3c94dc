import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { optionsOf } from '../../../../test/support/settings';
import { type Files, temporaryFolder, writeFiles } from '../../../../test/support/temporary';
import { checkContent, formatProblem } from '.';

const description = 'A page that says what it is for in as many words as it takes.';
const matter = (more = '', title = 'A page') =>
  `---\ntitle: ${title}\ndescription: ${description}\n${more}---\n\n`;

/** Creates a temporary project: the site's own code, and a content folder with these files. */
function project(files: Files): string {
  const root = temporaryFolder('checks');
  fs.symlinkSync(path.resolve('src'), path.join(root, 'src'));
  writeFiles(path.join(root, 'content'), files);
  return root;
}

/** Returns all problems of a content folder as the text that authors see. */
async function faults(files: Files): Promise<string> {
  const root = project(files);
  const folders = optionsOf({ root, contentDir: path.join(root, 'content') });
  const { problems } = await checkContent(folders);
  return problems.map(formatProblem).join('\n\n');
}

/** Returns all problems of a page. */
const faultsOf = (body: string, files: Files = {}) => faults({ 'docs/page.mdx': matter() + body, ...files });

/** Returns the sidebars and landing pages that the navbar refers to, plus further entries. */
const sidebars = (entries: string) => ({
  'docs/index.mdx': `${matter('', 'Start')}Text.\n`,
  'docs/api.mdx': `${matter('', 'Reference')}Text.\n`,
  'sidebars/mainSidebar.yaml': `- doc: index\n${entries}`,
  'sidebars/apiSidebar.yaml': '- doc: api\n',
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'tomato' } })
    .png()
    .toBuffer();

test('content without a mistake passes', async () => {
  const root = project({
    'docs/page.mdx': `${matter()}## A section\n\nA [link](#a-section), [another](https://remotion.dev), \`ffmpeg\`.\n\n![A dot](./dot.png)\n`,
    'docs/dot.png': await picture(4, 4),
    'docs/draft.mdx': '---\ndraft: true\n---\n\nNot yet.\n',
    'blog/2025-01-02-post.mdx': `${matter('authors: [ada]\n', 'A post')}See [all posts](/blog), [by year](/blog/archive).\n`,
    'authors.yaml': 'ada: {name: Ada}\n',
  });
  const report = await checkContent(optionsOf({ root, contentDir: path.join(root, 'content') }));
  expect(report).toEqual({ problems: [], files: 2 });
  // A build reuses the pages compiled here, except for those with images to process.
  expect(fs.readdirSync(path.join(root, 'node_modules/.cache/content-trees'))).toHaveLength(1);
});

test('a sidebar leads to pages, and has each page once', async () => {
  const entries = '- doc: page\n- label: Gone\n  href: /docs/pag\n- category: More\n  items: [page]\n';
  const found = await faultsOf('Text.\n', sidebars(entries));
  expect(found).toContain(
    'mainSidebar.yaml:4\n  found:    the entry "Gone" with a link to `/docs/pag`, which is not a page',
  );
  expect(found).toContain('Did you mean `/docs/page`?');
  expect(found).toContain('content/sidebars/mainSidebar.yaml:6\n  found:    two entries for `page`');
});

describe('what a build would refuse or warn of', () => {
  test('frontmatter that nobody knows', async () => {
    expect(await faults({ 'docs/page.mdx': `${matter('titel: x\n')}Text.\n` })).toContain(
      `content/docs/page.mdx:4
  found:    the unknown key \`titel\`
  expected: only known keys
  fix:      Did you mean \`title\`?`,
    );
  });

  test.each([
    ['frontmatter that is no YAML', 'title: "x', 'a quote (`"`) that is never closed'],
    ['an alias in the frontmatter', 'title: A\nkeywords: *x', '`*x`'],
  ])('%s is one message, without what the page seems to lack then', async (_name, yaml, found) => {
    const reported = await faults({ 'docs/page.mdx': `---\n${yaml}\n---\n\nText.\n` });
    expect(reported.match(/found:/g)).toHaveLength(1);
    expect(reported).toContain(found);
  });

  test('MDX that cannot be read', async () => {
    expect(await faultsOf('A { brace\n')).toBe(
      `content/docs/page.mdx:6:10
  found:    \`{\` that is never closed
  expected: \`}\`
  fix:      Write \`\\{\` for a plain brace, or put the text in code font.`,
    );
  });

  test('an id that two docs have', async () => {
    expect(
      await faults({
        'docs/a.mdx': `${matter('id: one\nslug: /a\n', 'A')}Text.\n`,
        'docs/b.mdx': `${matter('id: one\nslug: /b\nunlisted: true\n', 'B')}Text.\n`,
      }),
    ).toBe(
      `content/docs/b.mdx
  found:    the ID \`one\`, which content/docs/a.mdx already has
  expected: a unique ID
  fix:      Change the \`id\` in the frontmatter, or the file name, of one of these docs.`,
    );
  });

  test('a route that two pages have', async () => {
    expect(
      await faults({
        'docs/a.mdx': `${matter('', 'A')}Text.\n`,
        'docs/b.mdx': `${matter('redirect_from: [/docs/a/]\n', 'B')}Text.\n`,
      }),
    ).toBe(
      `content/docs/b.mdx:4
  found:    the route \`/docs/a/\`, which content/docs/a.mdx:1 already has
  expected: a unique route
  fix:      Change the \`slug\` of one of them. Until then, readers only see the other page.`,
    );
  });

  test('a route among the files about packages', async () => {
    expect(await faults({ 'docs/page.mdx': `${matter('redirect_from: /api/paths\n')}Text.\n` })).toBe(
      `content/docs/page.mdx:4
  found:    the route \`/api/paths\`
  expected: a route outside \`/api/\`, which contains the files about packages
  fix:      Choose another route.`,
    );
  });

  test('an entry of a sidebar that leads nowhere', async () => {
    expect(
      await faultsOf('Text.\n', {
        ...sidebars('- doc: page\n'),
        'sidebars/more.yaml': '- doc: page\n- doc: pagee\n',
      }),
    ).toBe(
      `content/sidebars/more.yaml:2
  found:    an entry for the doc \`pagee\`, which does not exist
  expected: the ID of a doc, which is its path in content/docs without the extension
  fix:      Did you mean \`page\`?`,
    );
  });

  test('a sidebar and a neighbor that do not exist', async () => {
    const more = 'displayed_sidebar: mainSidbar\npagination_next: pag\n';
    expect(await faults({ 'docs/page.mdx': `${matter(more)}Text.\n`, ...sidebars('- doc: page\n') })).toBe(
      `content/docs/page.mdx:4
  found:    \`displayed_sidebar: mainSidbar\`, which is not a sidebar
  expected: one of \`apiSidebar\`, \`mainSidebar\`, or null for none
  fix:      Did you mean \`mainSidebar\`?

content/docs/page.mdx:5
  found:    \`pag\` as the previous or next doc, which does not exist
  expected: the id of a doc, or null for none
  fix:      Did you mean \`page\`?`,
    );
  });

  test('an author whom nobody knows', async () => {
    expect(
      await faults({
        'blog/2025-01-02-post.mdx': `${matter('authors: [adda]\n')}Text.\n`,
        'authors.yaml': 'ada: {name: Ada}\n',
      }),
    ).toBe(
      `content/blog/2025-01-02-post.mdx:4
  found:    the unknown author \`adda\`
  expected: an ID from content/authors.yaml, or an author with a \`name\`
  fix:      Did you mean \`ada\`?`,
    );
  });

  test('a link to a page that is not there', async () => {
    expect(await faultsOf('See [this](/docs/pagge).\n')).toBe(
      `content/docs/page.mdx:6
  found:    a link to \`/docs/pagge\`, which is not a page of this site
  expected: the route of a page
  fix:      Did you mean \`/docs/page\`?`,
    );
  });

  test('a link to a heading that is not there', async () => {
    expect(await faultsOf('See [this](#options).\n\n## Option\n\n- An item\n')).toBe(
      `content/docs/page.mdx:6
  found:    a link to \`#options\`, but /docs/page has no heading \`#options\`
  expected: the ID of a heading on that page
  fix:      Did you mean \`#option\`?`,
    );
  });

  test('a picture that is not there', async () => {
    expect(await faultsOf('![A dot](./dott.png)\n')).toBe(
      `content/docs/page.mdx:6:1
  found:    the image \`./dott.png\`, which does not exist
  expected: a path relative to the file that shows the image
  fix:      Add the file, or correct its path.`,
    );
  });
});

describe('what is left out', () => {
  test('text', async () => {
    expect(await faultsOf('')).toBe(
      `content/docs/page.mdx:5
  found:    a page without text
  expected: text below the frontmatter
  fix:      Write the page, or delete its file.`,
    );
  });

  test('the picture that frontmatter names', async () => {
    const page = (image: string) => faults({ 'docs/page.mdx': `${matter(`image: ${image}\n`)}Text.\n` });
    expect(await page('/img/preview.png')).toBe(
      `content/docs/page.mdx:4
  found:    the image \`/img/preview.png\`, which does not exist
  expected: the path of a file in static/, such as \`/img/preview.png\`, or a complete URL
  fix:      Add the file, or remove \`image\`. The build creates an image for every page.`,
    );
    expect(await page('https://example.com/a.png')).toBe('');
  });
});

describe('descriptions', () => {
  const page = (line: string) => faults({ 'docs/page.mdx': `---\ntitle: A page\n${line}---\n\nText.\n` });

  test('have to be there', async () => {
    expect(await page('')).toBe(
      `content/docs/page.mdx:1
  found:    a page without a description
  expected: a \`description\` of 50 to 160 characters
  fix:      Say in its frontmatter what the page is for. Search results and link previews show it.`,
    );
  });

  test('are not too short', async () => {
    expect(await page(`description: ${'a'.repeat(49)}\n`)).toBe(
      `content/docs/page.mdx:3
  found:    a description of 49 characters
  expected: a \`description\` of 50 to 160 characters
  fix:      Say what a reader can do with the page.`,
    );
    expect(await page(`description: ${'a'.repeat(50)}\n`)).toBe('');
  });

  test('are not too long', async () => {
    expect(await page(`description: ${'a'.repeat(161)}\n`)).toBe(
      `content/docs/page.mdx:3
  found:    a description of 161 characters
  expected: a \`description\` of 50 to 160 characters
  fix:      Shorten it by 1 character.`,
    );
    expect(await page(`description: ${'a'.repeat(160)}\n`)).toBe('');
  });
});

describe('headings', () => {
  test('leave the first level to the title', async () => {
    expect(await faultsOf('Text.\n\n# A title\n\n- An item\n')).toBe(
      `content/docs/page.mdx:8:1
  found:    a level 1 heading (\`#\`) on a page with a \`title\`
  expected: sections that start at level 2 (\`##\`), because the title is the level 1 heading
  fix:      Use \`##\`, or remove the heading.`,
    );
    expect(
      await faults({ 'docs/page.mdx': `---\ndescription: ${description}\n---\n\n# A title\n\n- An item\n` }),
    ).toBe('');
  });

  test('leave no level out', async () => {
    expect(await faultsOf('## A\n\n#### B\n\n- An item\n\n## C\n\n### D\n\n- An item\n')).toBe(
      `content/docs/page.mdx:8:1
  found:    a level 4 heading (\`####\`) below a level 2 heading
  expected: at most level 3 (\`###\`), because headings cannot skip a level
  fix:      Use \`###\`, or add a level 3 heading above it.`,
    );
    expect(await faultsOf('### A\n\n- An item\n')).toBe(
      `content/docs/page.mdx:6:1
  found:    a level 3 heading (\`###\`) below the title
  expected: at most level 2 (\`##\`), because headings cannot skip a level
  fix:      Use \`##\`, or add a level 2 heading above it.`,
    );
  });
});

describe('names', () => {
  const fix = 'Use this spelling, or code font if it is code.';

  test.each([
    ['remotion', 'Remotion'],
    ['OffThreadVideo', 'OffthreadVideo'],
    ['FFMPEG', 'FFmpeg'],
    ['Javascript', 'JavaScript'],
    ['Type Script', 'TypeScript'],
    ['Github', 'GitHub'],
    ['NPM', 'npm'],
    ['webpack', 'Webpack'],
    ['NodeJS', 'Node.js'],
    ['MacOS', 'macOS'],
    ['Youtube', 'YouTube'],
  ])('%s is written %s', async (written, right) => {
    expect(await faultsOf(`A line.\nUse ${written}.\n`)).toBe(
      `content/docs/page.mdx:7\n  found:    "${written}"\n  expected: "${right}"\n  fix:      ${fix}`,
    );
    expect(await faultsOf(`Use ${right}.\n`)).toBe('');
  });

  test('are checked in title and description', async () => {
    const head = `---\ntitle: About ffmpeg\ndescription: Install Npm and run npx remotion render, in as many words as that takes.\n---\n`;
    expect(await faults({ 'docs/page.mdx': `${head}\nText.\n` })).toBe(
      `content/docs/page.mdx:2\n  found:    "ffmpeg"\n  expected: "FFmpeg"\n  fix:      ${fix}\n\n` +
        `content/docs/page.mdx:3\n  found:    "Npm"\n  expected: "npm"\n  fix:      ${fix}`,
    );
  });

  test('in code, in addresses and in longer names are left alone', async () => {
    expect(
      await faultsOf(
        'Use `remotion`, @remotion/cli, remotion.config.ts, ./remotion/a, https://github.com, remotion-app.\n\n```sh\nffmpeg\n```\n',
      ),
    ).toBe('');
    expect(await faults({ 'docs/page.mdx': `${matter('', 'remotion')}Text.\n` })).toBe('');
  });
});

describe('links out of the site', () => {
  const expected = 'a complete URL, such as `https://example.com/page` or `mailto:name@example.com`';

  test.each([
    ['//example.com', 'it has no protocol', 'Write `https://example.com`.'],
    ['http://example.com/a', 'it does not use HTTPS', 'Write `https://example.com/a`.'],
    ['htps://example.com', '`htps:` is not a protocol for web pages', 'Write `https://example.com`.'],
    [
      'data:image/png;base64,AA',
      '`data:` is not a protocol for web pages',
      'Write `https://image/png;base64,AA`.',
    ],
    ['https://example', '`example` is not a host', 'Correct the URL.'],
    ['https://example.com:port', 'it is not a valid URL', 'Correct the URL.'],
    ['http:/example.com', 'it has no `//` after its protocol', 'Write `https://example.com`.'],
    ['mailto:ada', 'it has no email address', 'Correct the URL.'],
  ])('%s', async (url, found, fix) => {
    expect(await faultsOf(`See [this](${url}).\n`)).toContain(
      `content/docs/page.mdx:6:5\n  found:    a link to \`${url}\`: ${found}\n  expected: ${expected}\n  fix:      ${fix}`,
    );
  });

  test('data is not a link, and the compiler alone reports an address that runs a script', async () => {
    expect(await faultsOf('See [this](data:image/png;base64,AA).\n')).toContain(
      '`data:` is not a protocol for web pages',
    );
    expect(await faultsOf('See [this](javascript:boil).\n')).not.toContain('is not a protocol');
  });

  test('with a space', async () => {
    expect(await faultsOf('See [this](<https://example.com/a b>).\n')).toBe(
      `content/docs/page.mdx:6:5\n  found:    a link to \`https://example.com/a b\`: it contains characters that a URL cannot have\n` +
        `  expected: ${expected}\n  fix:      Encode them: a space is \`%20\`.`,
    );
  });

  test('to this machine, to a mailbox and to a page pass', async () => {
    expect(
      await faultsOf(
        '[a](http://localhost:3000) [b](mailto:ada@example.com) [c](https://example.com/?a=b#c)\n',
      ),
    ).toBe('');
  });
});

describe('pictures', () => {
  const expected =
    '  expected: text that says what the image shows\n  fix:      Write `![what it shows](./dot.png)`.';

  test('have an alt text', async () => {
    const files = { 'docs/dot.png': await picture(4, 4) };
    expect(await faultsOf('![](./dot.png)\n', files)).toBe(
      `content/docs/page.mdx:6:1\n  found:    the image \`./dot.png\` without alt text\n${expected}`,
    );
    expect(await faultsOf('<img src="./dot.png" />\n', files)).toBe(
      `content/docs/page.mdx:6:1\n  found:    the image \`./dot.png\` without alt text\n${expected}`,
    );
    expect(await faultsOf('![dot.png](./dot.png)\n', files)).toBe(
      `content/docs/page.mdx:6:1\n  found:    the picture \`./dot.png\` with a file name as its alt text\n${expected}`,
    );
  });

  test('are shown somewhere', async () => {
    expect(await faultsOf('Text.\n', { 'docs/dot.png': await picture(4, 4) })).toBe(
      `content/docs/dot.png
  found:    an image that no page shows
  expected: an image that a page or its frontmatter uses
  fix:      Use it, or delete it.`,
    );
  });

  test('are not larger than a page can use', async () => {
    const fix = 'Make it smaller, crop it, or save it as WebP.';
    expect(await faultsOf('![Red](./wide.png)\n', { 'docs/wide.png': await picture(2401, 10) })).toBe(
      `content/docs/wide.png\n  found:    an image of 2401 × 10 pixels\n  expected: at most 2400 pixels on each side\n  fix:      ${fix}`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><!--${' '.repeat(500_000)}--></svg>`;
    expect(await faultsOf('![Nothing](./large.svg)\n', { 'docs/large.svg': svg })).toBe(
      `content/docs/large.svg\n  found:    an image of 501 kB\n  expected: at most 500 kB\n  fix:      ${fix}`,
    );
  });
});

test('titles tell pages apart, in the place that the crumb names', async () => {
  const docs = {
    'docs/a.mdx': `${matter('crumb: API\n')}Text.\n`,
    'docs/b.mdx': `${matter('crumb: API\n')}Text.\n`,
  };
  expect(await faults(docs)).toBe(
    `content/docs/b.mdx:2
  found:    the title "A page" under "API", which content/docs/a.mdx also has
  expected: a unique title
  fix:      Change one of the titles, or the \`crumb\` of one page.`,
  );
  expect(await faults({ ...docs, 'docs/b.mdx': `${matter('crumb: Guides\n')}Text.\n` })).toBe('');
});

test('every doc can be reached', async () => {
  const docs = {
    'docs/page.mdx': `${matter()}Text.\n`,
    'docs/alone.mdx': `${matter('', 'Alone')}See [itself](/docs/alone).\n`,
    ...sidebars('- doc: page\n'),
  };
  expect(await faults(docs)).toBe(
    `content/docs/alone.mdx:1
  found:    a page (\`/docs/alone\`) that is not in a sidebar and that no page links to
  expected: a link to every page
  fix:      Add \`- doc: alone\` to a file of content/sidebars, link to it, or set \`unlisted: true\`.`,
  );
  expect(
    await faults({ ...docs, 'docs/page.mdx': `${matter()}See [it](/docs/alone/#a).\n\n## A\n\n- An item\n` }),
  ).toContain('#a');
  expect(await faults({ ...docs, 'docs/page.mdx': `${matter()}See [it](/docs/alone).\n` })).toBe('');
  expect(await faults({ ...docs, 'docs/alone.mdx': `${matter('unlisted: true\n', 'Alone')}Text.\n` })).toBe(
    '',
  );
});

describe('answers', () => {
  const page = (title: string, answers: string) => matter(`answers: [${answers}]\n`, title);
  const review = (required: boolean, shared = {}) =>
    JSON.stringify({ reviewed: '4.0.0', answers: { required, shared } });

  test('are three at least where the review requires them', async () => {
    const files = { 'docs/page.mdx': `${page('A page', 'one thing, two things')}Text.\n` };
    expect(await faults({ ...files, 'review.json': review(false) })).not.toContain('answers');
    expect(await faults({ ...files, 'review.json': review(true) })).toContain(
      `content/docs/page.mdx:4
  found:    only 2 \`answers\`
  expected: 3 to 8 questions or phrases that the page answers`,
    );
  });

  test('do not repeat the title, in whatever order and form', async () => {
    expect(
      await faults({ 'docs/page.mdx': `${page('Render a video', 'how do I videos render')}Text.\n` }),
    ).toContain('found:    the answer "how do I videos render", which repeats the title');
  });

  test('are shared by three pages at most, unless there is a reason', async () => {
    const files = Object.fromEntries(
      ['one', 'two', 'three', 'four'].map((name) => [
        `docs/${name}.mdx`,
        `${page(name, 'add a logo')}Text.\n`,
      ]),
    );
    expect(await faults(files)).toContain('found:    the answer "add a logo", which 4 pages state');
    const shared = review(false, { 'add logos': 'All four pages show a way.' });
    expect(await faults({ ...files, 'review.json': shared })).not.toContain('which 4 pages state');
  });

  test('are no queries of the benchmark', async () => {
    const root = project({ 'docs/page.mdx': `${page('A page', 'put a logo on top')}Text.\n` });
    writeFiles(path.join(root, 'bench/search'), {
      'queries.jsonl': '{"query":"How can I put logos on top?"}\n',
    });
    const { problems } = await checkContent(optionsOf({ root, contentDir: path.join(root, 'content') }));
    expect(problems.map(formatProblem).join()).toContain(
      'found:    the answer "put a logo on top", which is a query of the search benchmark',
    );
  });

  test('queries of the benchmark name pages and headings that exist', async () => {
    const root = project({ 'docs/page.mdx': '---\ntitle: A page\n---\n\n## A part\n\nText.\n' });
    const query = (...pages: string[]) => `${JSON.stringify({ query: 'a', pages })}\n`;
    writeFiles(path.join(root, 'bench/search'), {
      'thread-queries.jsonl':
        query('/docs/page/', '/docs/page#a-part') + query() + query('/docs/pages', '/docs/page#apart'),
    });
    const { problems } = await checkContent(optionsOf({ root, contentDir: path.join(root, 'content') }));
    const found = problems.filter(({ file }) => file.startsWith('bench/'));
    expect(found.map(({ line, found }) => `${line}: ${found}`)).toEqual([
      '3: the answer `/docs/pages`, which is not a page of this site',
      '3: the answer `/docs/page#apart`, but that page has no heading `#apart`',
    ]);
  });
});

test('synonyms are groups of words', async () => {
  expect(await faults({ 'search/synonyms.yaml': '- [logo, watermark]\n- [alone]\n' })).toContain(
    `content/search/synonyms.yaml`,
  );
  expect(await faults({ 'search/synonyms.yaml': '- [logo, watermark]\n' })).not.toContain('synonyms');
});
