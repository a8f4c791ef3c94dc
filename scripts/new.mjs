import { parseArgs } from 'node:util';
import { contentFolders } from './content/folders.mjs';
import { loadSource } from './load-source.mjs';
import { Failure, main } from './terminal/main.mjs';

const usage = `usage: npm run new -- PAGE [--title TITLE]

  npm run new -- docs/lambda/thing --title "thing()"      a reference page
  npm run new -- docs/lambda/first-steps                  a guide
  npm run new -- blog/release-notes --author ada          a post with today's date
  npm run new -- learn/title-card/spring --title Spring   a lesson of the course, with its exercise

  --title    the page's title (default: the words of its file name)
  --package  the package that a reference page documents (default: the package of the pages next to it)
  --after    the ID of the doc that comes before it in the sidebar, such as lambda/setup
  --author   an ID from content/authors.yaml, for a post
  --date     the date of a post, such as 2025-08-21 (default: today)`;

/** `npm run new`: writes a page from a template, with its sidebar entry. */
await main(async () => {
  const { values, positionals } = readArguments();
  const [page, ...more] = positionals;
  if (!page || more.length > 0) throw new Failure(usage);
  const { writeNewPage } = await loadSource('packages/editorial/index.ts');
  const today = new Date().toLocaleDateString('sv');
  const { file, sidebar } = writeNewPage(contentFolders(process.env), { date: today, ...values, page });
  const entry = sidebar
    ? `${sidebar.file}:${sidebar.line}  its sidebar entry: move it to where it belongs\n`
    : '';
  process.stdout.write(`${file}\n${entry}\nWrite it with npm run dev, then run npm run check -- content.\n`);
});

function readArguments() {
  const text = /** @type {const} */ ({ type: 'string' });
  try {
    return parseArgs({
      allowPositionals: true,
      options: { title: text, package: text, after: text, author: text, date: text },
    });
  } catch (error) {
    throw new Failure(`${/** @type {Error} */ (error).message}\n\n${usage}`);
  }
}
