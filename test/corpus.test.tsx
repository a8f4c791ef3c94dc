/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import fs from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { compileContent } from '../packages/content/compile';
import type { CompileEnvironment } from '../packages/content/compile/context';
import { blankFrontmatter } from '../packages/content/compile/frontmatter-lines';
import { docs as docSet } from '../packages/content/model/sets/docs';
import type { ContentProblem } from '../packages/content/shared/content-error';
import { servedAttribute } from '../packages/content/shared/content-tree';
import { Content } from '../src/components/content/content';
import { allComponents } from '../src/components/large-components';
import { corpusEnvironment } from './corpus/environment';
import { normalizeHtml } from './corpus/normalize';
import { moduleComponent } from './support/module-way';

const docs = path.join(corpusEnvironment.contentDir, 'docs');
const habits = fs
  .readdirSync(docs)
  .filter((name) => name.endsWith('.mdx') && !name.startsWith('_'))
  .map((name) => name.replace('.mdx', ''));

const source = (habit: string) => fs.readFileSync(path.join(docs, `${habit}.mdx`), 'utf8');
const meant = (habit: string) => fs.readFileSync(path.join(docs, `${habit}.html`), 'utf8');

/** Files with components and syntax that are unknown to this site. */
const warned = new Set(['unknown-to-us']);

async function render(habit: string, text: string): Promise<string> {
  const file = path.join(docs, `${habit}.mdx`);
  const onUnknownComponent = warned.has(habit) ? 'warn' : 'throw';
  const environment: CompileEnvironment = { ...corpusEnvironment, onUnknownComponent };
  const { tree } = await compileContent(file, text, environment);
  const Module = tree ? undefined : await moduleComponent(file, blankFrontmatter(text).body, environment);
  const html = renderToStaticMarkup(
    <Content components={allComponents} tree={tree}>
      {Module ? <Module components={allComponents} /> : undefined}
    </Content>,
  );
  return normalizeHtml(html.replaceAll(` ${servedAttribute}=""`, ''));
}

describe('a file written for another documentation tool is read as it is', () => {
  test.each(habits)('%s', async (habit) => {
    expect(await render(habit, source(habit))).toBe(meant(habit));
  });

  test.each(habits)('%s, saved on Windows', async (habit) => {
    const text = `\uFEFF${source(habit).replaceAll('\n', '\r\n')}`;
    expect(await render(habit, text)).toBe(meant(habit));
  });
});

test('frontmatter is read', () => {
  const problems: ContentProblem[] = [];
  const file = { absolutePath: '', relativePath: 'frontmatter.mdx', name: 'frontmatter.mdx' };
  const context = { problems, isStrict: true };
  expect(docSet.read({ ...file, source: source('frontmatter') }, context)).toMatchObject([
    {
      docId: 'brewing',
      path: '/docs/brewing/first',
      title: 'Brewing: the `<Pot>` and you',
      sidebarLabel: 'Brewing',
      sidebarPosition: 3,
      description: 'How long, how hot and how much.',
      crumb: '@kitchen/tea',
      keywords: ['tea', 'water'],
      tags: ['hot', 'Slow'],
      hideTableOfContents: true,
      tocMaxHeadingLevel: 4,
      hidesNext: true,
      ownLastUpdate: '2024-03-01',
      hasOwnEditUrl: true,
      ownEditUrl: null,
    },
  ]);
  expect(problems).toEqual([]);
});
