import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { type Files, temporaryFolder, writeFiles } from '../../../test/support/temporary';
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
async function faults(files: Files, originalityTool?: string): Promise<string> {
  const root = project(files);
  const folders = { root, contentDir: path.join(root, 'content') };
  const { problems } = await checkContent(folders, { originalityTool });
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
  const report = await checkContent({ root, contentDir: path.join(root, 'content') });
  expect(report).toEqual({ problems: [], files: 2 });
  // A build reuses the pages compiled here, except for those with images to process.
  expect(fs.readdirSync(path.join(root, 'node_modules/.cache/content-trees'))).toHaveLength(1);
});

describe('what a build would refuse or warn of', () => {
  test('frontmatter that nobody knows', async () => {
    expect(await faults({ 'docs/page.mdx': `${matter('titel: x\n')}Text.\n` })).toContain(
      `content/docs/page.mdx:4
  found:    the unknown key \`titel\`
  expected: only keys that mean something here
  fix:     Did you mean \`title\`?`,
    );
  });

  test.each([
    ['frontmatter that is no YAML', 'title: "x', 'YAML that cannot be read'],
    ['an alias in the frontmatter', 'title: A\nkeywords: *x', '`*x`'],
  ])('%s is one message, without what the page seems to lack then', async (_name, yaml, found) => {
    const told = await faults({ 'docs/page.mdx': `---\n${yaml}\n---\n\nText.\n` });
    expect(told.match(/found:/g)).toHaveLength(1);
    expect(told).toContain(found);
  });

  test('MDX that cannot be read', async () => {
    expect(await faultsOf('A { brace\n')).toBe(
      `content/docs/page.mdx:6:10
  found:    Unexpected end of file in expression, expected a corresponding closing brace for \`{\`
  expected: valid MDX
  fix:     Write \`\\{\` for a plain brace, or put the text in code font.`,
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
  found:    the id \`one\`, which content/docs/a.mdx has too
  expected: an id that no other doc has
  fix:     Change the \`id\` in the frontmatter of one of the two, or its file name.`,
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
  found:    the route \`/docs/a/\`, which content/docs/a.mdx:1 has too
  expected: a route that no other page has
  fix:     Change the \`slug\` of one of them; until then only the other page can be seen.`,
    );
  });

  test('a route among the files about packages', async () => {
    expect(await faults({ 'docs/page.mdx': `${matter('redirect_from: /api/paths\n')}Text.\n` })).toBe(
      `content/docs/page.mdx:4
  found:    the route \`/api/paths\`
  expected: a route that is not below \`/api/\`: the site has the files about packages there
  fix:     Choose another route.`,
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
  expected: the id of a doc: its path below content/docs without the ending
  fix:     Did you mean \`page\`?`,
    );
  });

  test('a sidebar and a neighbour that do not exist', async () => {
    const more = 'displayed_sidebar: mainSidbar\npagination_next: pag\n';
    expect(await faults({ 'docs/page.mdx': `${matter(more)}Text.\n`, ...sidebars('- doc: page\n') })).toBe(
      `content/docs/page.mdx
  found:    \`displayed_sidebar: mainSidbar\`, and no sidebar has this name
  expected: one of \`apiSidebar\`, \`mainSidebar\`, or null for none
  fix:     Did you mean \`mainSidebar\`?

content/docs/page.mdx
  found:    \`pag\` as the previous or next doc, and no doc has this id
  expected: the id of a doc, or null for none
  fix:     Did you mean \`page\`?`,
    );
  });

  test('an author whom nobody knows', async () => {
    expect(
      await faults({
        'blog/2025-01-02-post.mdx': `${matter('authors: [adda]\n')}Text.\n`,
        'authors.yaml': 'ada: {name: Ada}\n',
      }),
    ).toBe(
      `content/blog/2025-01-02-post.mdx
  found:    the author \`adda\`, whom nobody knows
  expected: an id of content/authors.yaml, or an author written out with a \`name\`
  fix:     Did you mean \`ada\`?`,
    );
  });

  test('a link to a page that is not there', async () => {
    expect(await faultsOf('See [this](/docs/pagge).\n')).toBe(
      `content/docs/page.mdx:6
  found:    a link to \`/docs/pagge\`, and the site has no such page
  expected: the route of a page
  fix:     Did you mean \`/docs/page\`?`,
    );
  });

  test('a link to a heading that is not there', async () => {
    expect(await faultsOf('See [this](#options).\n\n## Option\n\n- An item\n')).toBe(
      `content/docs/page.mdx:6
  found:    a link to \`#options\`, and /docs/page has no heading \`#options\`
  expected: the id of a heading of that page
  fix:     Did you mean \`#option\`?`,
    );
  });

  test('a picture that is not there', async () => {
    expect(await faultsOf('![A dot](./dott.png)\n')).toBe(
      `content/docs/page.mdx:6:1
  found:    the image \`./dott.png\`, and no such file exists
  expected: a path relative to the file that shows the image
  fix:     Add the file, or correct its path.`,
    );
  });
});

describe('what is left out', () => {
  test('text', async () => {
    expect(await faultsOf('')).toBe(
      `content/docs/page.mdx:5
  found:    a page without text
  expected: text below the frontmatter
  fix:     Write the page, or delete its file.`,
    );
  });

  test('the picture that frontmatter names', async () => {
    const page = (image: string) => faults({ 'docs/page.mdx': `${matter(`image: ${image}\n`)}Text.\n` });
    expect(await page('/img/preview.png')).toBe(
      `content/docs/page.mdx:4
  found:    the image \`/img/preview.png\`, and no such file exists
  expected: the address of a file below static/, as in \`/img/preview.png\`, or a whole address
  fix:     Add the file, or remove \`image\`: a picture is made for every page.`,
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
  fix:     Say in its frontmatter what the page is for: search results and previews of links show it.`,
    );
  });

  test('are not too short', async () => {
    expect(await page(`description: ${'a'.repeat(49)}\n`)).toBe(
      `content/docs/page.mdx:3
  found:    a description of 49 characters
  expected: a \`description\` of 50 to 160 characters
  fix:     Say what a reader can do with the page.`,
    );
    expect(await page(`description: ${'a'.repeat(50)}\n`)).toBe('');
  });

  test('are not too long', async () => {
    expect(await page(`description: ${'a'.repeat(161)}\n`)).toBe(
      `content/docs/page.mdx:3
  found:    a description of 161 characters
  expected: a \`description\` of 50 to 160 characters
  fix:     Shorten it by 1 character.`,
    );
    expect(await page(`description: ${'a'.repeat(160)}\n`)).toBe('');
  });
});

describe('headings', () => {
  test('leave the first level to the title', async () => {
    expect(await faultsOf('Text.\n\n# A title\n\n- An item\n')).toBe(
      `content/docs/page.mdx:8:1
  found:    a heading of level 1 (\`#\`), and the page has a \`title\`
  expected: sections that begin at level 2 (\`##\`): the title is the only heading of level 1
  fix:     Write \`##\`, or remove the heading.`,
    );
    expect(
      await faults({ 'docs/page.mdx': `---\ndescription: ${description}\n---\n\n# A title\n\n- An item\n` }),
    ).toBe('');
  });

  test('leave no level out', async () => {
    expect(await faultsOf('## A\n\n#### B\n\n- An item\n\n## C\n\n### D\n\n- An item\n')).toBe(
      `content/docs/page.mdx:8:1
  found:    a heading of level 4 (\`####\`) below one of level 2
  expected: at most level 3 (\`###\`): no level is left out
  fix:     Write \`###\`, or put a heading of level 3 above it.`,
    );
    expect(await faultsOf('### A\n\n- An item\n')).toBe(
      `content/docs/page.mdx:6:1
  found:    a heading of level 3 (\`###\`) below the title
  expected: at most level 2 (\`##\`): no level is left out
  fix:     Write \`##\`, or put a heading of level 2 above it.`,
    );
  });
});

describe('names', () => {
  const fix = 'Write the term so, or put it in code font if it is code.';

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
      `content/docs/page.mdx:7\n  found:    "${written}"\n  expected: "${right}"\n  fix:     ${fix}`,
    );
    expect(await faultsOf(`Use ${right}.\n`)).toBe('');
  });

  test('are checked in title and description', async () => {
    const head = `---\ntitle: About ffmpeg\ndescription: Install Npm and run npx remotion render, in as many words as that takes.\n---\n`;
    expect(await faults({ 'docs/page.mdx': `${head}\nText.\n` })).toBe(
      `content/docs/page.mdx:2\n  found:    "ffmpeg"\n  expected: "FFmpeg"\n  fix:     ${fix}\n\n` +
        `content/docs/page.mdx:3\n  found:    "Npm"\n  expected: "npm"\n  fix:     ${fix}`,
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
  const expected = 'a whole address, as in `https://example.com/page`, or `mailto:name@example.com`';

  test.each([
    ['www.example.com', 'it has no protocol', 'Write `https://www.example.com`.'],
    ['//example.com', 'it has no protocol', 'Write `https://example.com`.'],
    ['http://example.com/a', 'it is not encrypted', 'Write `https://example.com/a`.'],
    ['htps://example.com', '`htps:` is no protocol of a page', 'Write `https:`.'],
    ['https://example', '`example` is no host', 'Correct the address.'],
    ['https://example.com:port', 'it cannot be read', 'Correct the address.'],
    ['mailto:ada', 'it names no mailbox', 'Correct the address.'],
  ])('%s', async (url, found, fix) => {
    expect(await faultsOf(`See [this](${url}).\n`)).toContain(
      `content/docs/page.mdx:6:5\n  found:    a link to \`${url}\`: ${found}\n  expected: ${expected}\n  fix:     ${fix}`,
    );
  });

  test('with a space', async () => {
    expect(await faultsOf('See [this](<https://example.com/a b>).\n')).toBe(
      `content/docs/page.mdx:6:5\n  found:    a link to \`https://example.com/a b\`: it has characters that an address cannot have\n` +
        `  expected: ${expected}\n  fix:     Encode them, a space as \`%20\`.`,
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
    '  expected: words that say what can be seen\n  fix:     Write `![what can be seen](./dot.png)`.';

  test('have an alt text', async () => {
    const files = { 'docs/dot.png': await picture(4, 4) };
    expect(await faultsOf('![](./dot.png)\n', files)).toBe(
      `content/docs/page.mdx:6:1\n  found:    the picture \`./dot.png\` without an alt text\n${expected}`,
    );
    expect(await faultsOf('<img src="./dot.png" />\n', files)).toBe(
      `content/docs/page.mdx:6:1\n  found:    the picture \`./dot.png\` without an alt text\n${expected}`,
    );
    expect(await faultsOf('![dot.png](./dot.png)\n', files)).toBe(
      `content/docs/page.mdx:6:1\n  found:    the picture \`./dot.png\` with a file name as its alt text\n${expected}`,
    );
  });

  test('are shown somewhere', async () => {
    expect(await faultsOf('Text.\n', { 'docs/dot.png': await picture(4, 4) })).toBe(
      `content/docs/dot.png
  found:    a picture that no page shows
  expected: a picture that a page or its frontmatter names
  fix:     Show it, or delete it.`,
    );
  });

  test('are not larger than a page can use', async () => {
    const fix = 'Make it smaller, cut it to what it is to show, or save it as WebP.';
    expect(await faultsOf('![Red](./wide.png)\n', { 'docs/wide.png': await picture(2401, 10) })).toBe(
      `content/docs/wide.png\n  found:    a picture of 2401 × 10 pixels\n  expected: at most 2400 pixels on each side\n  fix:     ${fix}`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><!--${' '.repeat(500_000)}--></svg>`;
    expect(await faultsOf('![Nothing](./large.svg)\n', { 'docs/large.svg': svg })).toBe(
      `content/docs/large.svg\n  found:    a picture of 501 kB\n  expected: at most 500 kB\n  fix:     ${fix}`,
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
  found:    the title "A page" under "API", which content/docs/a.mdx has too
  expected: a title that tells the page from all others
  fix:     Change one of the titles, or give one page another \`crumb\`.`,
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
  found:    a page (\`/docs/alone\`) that is in no sidebar and that no page links to
  expected: a way to every page
  fix:     Add \`- doc: alone\` to a file of content/sidebars, link to it, or set \`unlisted: true\`.`,
  );
  expect(
    await faults({ ...docs, 'docs/page.mdx': `${matter()}See [it](/docs/alone/#a).\n\n## A\n\n- An item\n` }),
  ).toContain('#a');
  expect(await faults({ ...docs, 'docs/page.mdx': `${matter()}See [it](/docs/alone).\n` })).toBe('');
  expect(await faults({ ...docs, 'docs/alone.mdx': `${matter('unlisted: true\n', 'Alone')}Text.\n` })).toBe(
    '',
  );
});

describe('originality', () => {
  const tool = (code: string) => path.join(temporaryFolder('tool', { 'tool.mjs': code }), 'tool.mjs');
  const page = { 'docs/page.mdx': `${matter()}Text.\n` };

  test('is asked of the tool that is given', async () => {
    const script = tool(
      'console.log(process.argv[2] + \'/docs/page.mdx: 12 words: "a b"\'); console.log("1 repeated runs"); process.exit(1);',
    );
    expect(await faults(page, script)).toBe(
      `content/docs/page.mdx
  found:    a run of 12 words: "a b", which published documentation has too
  expected: words of our own
  fix:     Say it anew: facts carry over, sentences do not.`,
    );
  });

  test('is given where the tool finds nothing', async () => {
    expect(await faults(page, tool('console.log("0 repeated runs");'))).toBe('');
  });

  test('is not given where the tool fails', async () => {
    const script = tool('console.error("no filter"); process.exit(3);');
    await expect(faults(page, script)).rejects.toThrow(
      `environment variable ORIGINALITY_TOOL
  found:    ${script}, which ended with code 3: no filter
  expected: a script for Node.js that is given a folder, and prints a line for every repetition`,
    );
  });
});

describe('answers', () => {
  const page = (title: string, answers: string) => matter(`answers: [${answers}]\n`, title);
  const coverage = (required: boolean, shared = {}) =>
    JSON.stringify({
      areas: [],
      roots: [],
      demos: 0,
      answers: { required, shared },
      shortPages: {},
      undocumented: {},
      pages: [],
    });

  test('are three at least where the coverage requires them', async () => {
    const files = { 'docs/page.mdx': `${page('A page', 'one thing, two things')}Text.\n` };
    expect(await faults({ ...files, 'coverage.json': coverage(false) })).not.toContain('answers');
    expect(await faults({ ...files, 'coverage.json': coverage(true) })).toContain(
      `content/docs/page.mdx:4
  found:    only 2 of \`answers\`
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
    const shared = coverage(false, { 'add logos': 'All four pages show a way.' });
    expect(await faults({ ...files, 'coverage.json': shared })).not.toContain('which 4 pages state');
  });

  test('are no queries of the benchmark', async () => {
    const root = project({ 'docs/page.mdx': `${page('A page', 'put a logo on top')}Text.\n` });
    writeFiles(path.join(root, 'bench/search'), {
      'queries.jsonl': '{"query":"How can I put logos on top?"}\n',
    });
    const { problems } = await checkContent({ root, contentDir: path.join(root, 'content') });
    expect(problems.map(formatProblem).join()).toContain(
      'found:    the answer "put a logo on top", which is a query of the search benchmark',
    );
  });
});

test('synonyms are groups of words', async () => {
  expect(await faults({ 'search/synonyms.yaml': '- [logo, watermark]\n- [alone]\n' })).toContain(
    `content/search/synonyms.yaml`,
  );
  expect(await faults({ 'search/synonyms.yaml': '- [logo, watermark]\n' })).not.toContain('synonyms');
});
