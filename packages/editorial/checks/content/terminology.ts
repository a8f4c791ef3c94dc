import type { ContentProblem } from '@docs/content/shared';
import { TextlintKernel, type TextlintMessage } from '@textlint/kernel';
import textPlugin from '@textlint/textlint-plugin-text';
import terminology from 'textlint-rule-terminology';
import type { CheckedPage } from './page';
import { lineAt, type ProseBlock, proseOf } from './prose';

/** Official spellings of names. The rule reports any other capitalization, and matches of a pattern. */
const terms: (string | [pattern: string, name: string])[] = [
  'Remotion',
  ['off-?thread ?video', 'OffthreadVideo'],
  ['ff ?mpeg', 'FFmpeg'],
  ['ff ?probe', 'FFprobe'],
  ['java ?script', 'JavaScript'],
  ['type ?script', 'TypeScript'],
  ['git ?hub', 'GitHub'],
  ['git ?lab', 'GitLab'],
  'npm',
  ['web ?pack', 'Webpack'],
  ['rs ?pack', 'Rspack'],
  ['node[. ]?js', 'Node.js'],
  ['next[. ]?js', 'Next.js'],
  ['three[. ]?js', 'Three.js'],
  'Chrome',
  'Chromium',
  ['fire ?fox', 'Firefox'],
  ['mac ?os', 'macOS'],
  'iOS',
  ['you ?tube', 'YouTube'],
  ['tik ?tok', 'TikTok'],
  ['web ?codecs', 'WebCodecs'],
  ['web ?assembly', 'WebAssembly'],
  ['web ?gl', 'WebGL'],
  'WebM',
  'WebP',
  ['media ?bunny', 'Mediabunny'],
  ['es ?lint', 'ESLint'],
  ['cloud-?run', 'Cloud Run'],
  ['cloud ?front', 'CloudFront'],
  ['cloud ?watch', 'CloudWatch'],
  ['dynamo ?db', 'DynamoDB'],
  ['tail ?wind', 'Tailwind'],
  ['pro ?res', 'ProRes'],
  'AWS',
  'JSON',
  'MP4',
  'MP3',
  'JPEG',
  'PNG',
  'CORS',
  ['stack ?blitz', 'StackBlitz'],
  ['eleven ?labs', 'ElevenLabs'],
  ['open ?ai', 'OpenAI'],
];

/** Terms of the rule that do not apply here. */
const exclude = [
  // The toolkit's documentation has its own spelling of these.
  '(?<=(?:\\w+[^.?!])? )webpack\\b',
  'V[ -]?S[ -]?Code',
  'cURL',
  // Both forms are standard.
  'web[- ]?site(s)?',
  'style-?sheet(s)?',
  'file[- ]name(s)?',
  'host[- ]name(s)?',
  'user[- ]name(s)?',
  're[- ]export(s|ing|ed)?',
  'indexes\\b',
  'readme(s)?',
  'array item(s)?',
  '(?<=(?:\\w+[^.?!])? )base64\\b',
  'camel[-_ ]?case',
  // These depend on the meaning: "is built in", "the run time of a function", "bundle and zip", "a double
  // click".
  'built ?in(s)?',
  'run[- ]time',
  'ZIP',
  'double ?click(s)?',
  'off ?by ?one',
  'end[- ]point(s)?',
  'Local[ -]?Storage',
];

/** Paths, URLs and packages, as in `@remotion/cli` and `remotion-dev/remotion`. */
const pathOrPackage = /[\w@.:-]*\w\/[\w@./-]+/g;

/** Separates blocks for the rule: the next one starts a sentence. */
const separator = ' x. ';

/**
 * Minimum number of characters in a text node for the rule. It tries some 300 patterns on each node, so one
 * node per paragraph takes four times as long; and it scans the start of a node for each match, so one node
 * per page is slower, too.
 */
const nodeLength = 2000;

const kernel = new TextlintKernel();

/** The plugin is a CommonJS module: in Node.js its default export is one level deeper than its types say. */
const plugin = (textPlugin as typeof textPlugin & { default?: typeof textPlugin }).default ?? textPlugin;

/**
 * Runs textlint-rule-terminology, which finds unusual spellings of terms and names, such as "e-mail" and
 * "Github".
 */
export async function checkTerminology(page: CheckedPage): Promise<ContentProblem[]> {
  const blocks = proseOf(page);
  const { messages } = await kernel.lintText(textOfBlocks(blocks), {
    filePath: `${page.name}.txt`,
    ext: '.txt',
    plugins: [{ pluginId: 'text', plugin }],
    rules: [{ ruleId: 'terminology', rule: terminology, options: { terms, exclude } }],
  });
  return messages.map((message) => termProblem(message, blocks, page.name));
}

/** Returns the text of a block on one line; code, paths, commands and quoted messages are blanked out. */
function plainText({ kind, text }: ProseBlock): string {
  const isPackage = kind === 'frontmatter' && /^[a-z@][^\sA-Z]*$/.test(text);
  const commands = kind === 'frontmatter' ? /\b(?:npx|npm|pnpm|yarn|bunx)(?: [\w@/-]+){1,3}/g : /(?!)/g;
  return isPackage
    ? blank(text)
    : text
        .replace(/`[^`]*`/g, blank)
        .replace(pathOrPackage, blank)
        .replace(commands, blank)
        .replace(/"[^"]*"|“[^”]*”/g, blank)
        .replaceAll('\n', ' ');
}

/** Returns a blank of the same length that ends with a letter, because a sentence may end after it. */
function blank(text: string): string {
  return text.replace(/./gs, '·').replace(/.$/s, 'x');
}

/** Returns the text of all blocks, split into text nodes for the rule: one node per line. */
function textOfBlocks(blocks: readonly ProseBlock[]): string {
  let text = '';
  let lineStart = 0;
  for (const block of blocks) {
    text += plainText(block) + separator;
    if (text.length - lineStart < nodeLength) continue;
    text = `${text.slice(0, -1)}\n`;
    lineStart = text.length;
  }
  return text;
}

function termProblem(
  { message, range }: TextlintMessage,
  blocks: ProseBlock[],
  file: string,
): ContentProblem {
  const [, found = '', expected = ''] = /“(.+)”.*“(.+)”/.exec(message) ?? [];
  return {
    file,
    line: lineOf(range[0], blocks),
    found: `"${found}"`,
    expected: `"${expected}"`,
    fix: 'Use this spelling, or code font if it is code.',
  };
}

/** Returns the line of the file that contains a character of the joined text. */
function lineOf(offset: number, blocks: readonly ProseBlock[]): number {
  let start = 0;
  for (const block of blocks) {
    const end = start + block.text.length + separator.length;
    if (offset < end) return lineAt(block, offset - start);
    start = end;
  }
  return 1;
}
