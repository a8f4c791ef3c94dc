import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { ContentProblem } from '../../shared/content-error';
import { type CheckedPage, placeOf } from './page';

/** Names as they are written, each with a pattern of how they are miswritten too; letters of either case match. */
const names: readonly (readonly [name: string, pattern?: string])[] = [
  ['Remotion'],
  ['OffthreadVideo', 'off-?thread ?video'],
  ['FFmpeg', 'ff ?mpeg'],
  ['FFprobe', 'ff ?probe'],
  ['JavaScript', 'java ?script'],
  ['TypeScript', 'type ?script'],
  ['GitHub', 'git ?hub'],
  ['GitLab', 'git ?lab'],
  ['npm'],
  ['Webpack', 'web ?pack'],
  ['Rspack', 'rs ?pack'],
  ['Node.js', 'node[. ]?js'],
  ['Next.js', 'next[. ]?js'],
  ['Three.js', 'three[. ]?js'],
  ['Chrome'],
  ['Chromium'],
  ['Firefox', 'fire ?fox'],
  ['macOS', 'mac ?os'],
  ['iOS'],
  ['YouTube', 'you ?tube'],
  ['TikTok', 'tik ?tok'],
  ['WebCodecs', 'web ?codecs'],
  ['WebAssembly', 'web ?assembly'],
  ['WebGL', 'web ?gl'],
  ['WebM'],
  ['WebP'],
  ['Mediabunny', 'media ?bunny'],
  ['ESLint', 'es ?lint'],
  ['Cloud Run', 'cloud-?run'],
  ['CloudFront', 'cloud ?front'],
  ['CloudWatch', 'cloud ?watch'],
  ['DynamoDB', 'dynamo ?db'],
  ['Tailwind', 'tail ?wind'],
  ['ProRes', 'pro ?res'],
  ['AWS'],
  ['JSON'],
  ['MP4'],
  ['MP3'],
  ['JPEG'],
  ['PNG'],
  ['CORS'],
  ['StackBlitz', 'stack ?blitz'],
  ['ElevenLabs', 'eleven ?labs'],
  ['OpenAI', 'open ?ai'],
];

/** Addresses, paths, file names, packages, flags and parts of longer names are written as their owners have them. */
const before = '(?<![\\w@/.#:$-])';
const after = '(?![\\w/]|[.-]\\w)';
const miswritten = new RegExp(
  `${before}(?:${names.map(([name, pattern = name]) => pattern).join('|')})${after}`,
  'gi',
);

/** Names of the field that are not written as their owners write them, in prose, title and description; code is left alone. */
export function checkSpelling(page: CheckedPage): ContentProblem[] {
  const problems: ContentProblem[] = [];
  for (const key of ['title', 'description']) {
    const text = withoutCode(page.fields[key]);
    problems.push(...spellingOf(text, page.name, page.lineOfKey(key)));
  }
  visit(page.tree as Root, (node) => {
    if (node.type === 'link' && node.children.length === 1 && isAddress(node.children[0])) return SKIP;
    if (node.type === 'text')
      problems.push(...spellingOf(node.value, page.name, placeOf(node, page).line ?? 1));
  });
  return problems;
}

/** Text of the frontmatter, which has no code font: commands, and a title that is only the name of a package, are code. */
function withoutCode(text: unknown): string {
  if (typeof text !== 'string' || /^[a-z@][^\sA-Z]*$/.test(text)) return '';
  return text.replace(/\b(?:npx|npm|pnpm|yarn|bunx)(?: [\w@/-]+){1,3}/g, ' ');
}

function isAddress(node: Root['children'][number] | undefined): boolean {
  return node?.type === 'text' && /^(https?:|www\.|mailto:)/.test(node.value);
}

/** The miswritten names of a text that begins in a line of a file. */
function spellingOf(text: string, file: string, firstLine: number): ContentProblem[] {
  return [...text.matchAll(miswritten)].flatMap(({ 0: found, index }) => {
    const name = nameOf(found);
    if (name === found) return [];
    return [
      {
        file,
        line: firstLine + text.slice(0, index).split('\n').length - 1,
        found: `\`${found}\``,
        expected: `\`${name}\``,
        fix: 'Write the name so, or put it in code font where code is meant.',
      },
    ];
  });
}

function nameOf(found: string): string {
  const entry = names.find(([name, pattern = name]) => new RegExp(`^(?:${pattern})$`, 'i').test(found));
  return entry?.[0] ?? found;
}
