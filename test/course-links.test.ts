import fs from 'node:fs';
import path from 'node:path';

const content = path.join(__dirname, '../content');

/** Returns the texts of all pages in a folder, by their path without the ending. */
function readPages(folder: string): Map<string, string> {
  const root = path.join(content, folder);
  const files = fs.readdirSync(root, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => [name.replace(/\.mdx$/, ''), fs.readFileSync(path.join(root, name), 'utf8')]),
  );
}

const docs = readPages('docs');
const lessons = readPages('lessons');

test('a guide links each lesson of the course with "Practice this", and each lesson links docs', () => {
  const practiced = new Set(
    [...docs.values()]
      .flatMap((text) => text.match(/^- Practice this: .+$/gm) ?? [])
      .flatMap((line) => [...line.matchAll(/\(\/learn\/([^)]+)\)/g)].map(([, lesson]) => lesson)),
  );
  expect(lessons.size).toBeGreaterThan(0);
  expect([...lessons.keys()].filter((name) => !practiced.has(name))).toEqual([]);
  expect([...lessons].filter(([, text]) => !text.includes('](/docs/')).map(([name]) => name)).toEqual([]);
});

test('Getting started leads into the course, and the last lesson back', () => {
  expect(docs.get('getting-started')).toContain('](/learn)');
  expect(lessons.get('app/events')).toContain('[Getting started](/docs/)');
});
