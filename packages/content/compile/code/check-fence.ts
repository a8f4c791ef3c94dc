import type { Code } from 'mdast';
import { type ContentProblem, nearestName } from '../../shared/content-error';
import { isLive } from '../../shared/live-options';
import { isKnownLanguage, languageNames } from './highlight';
import type { CodeLine } from './lines';
import { parseFenceMeta } from './meta';

type Warning = Pick<ContentProblem, 'found' | 'expected' | 'fix'> & {
  /** Number of lines below the opening of the fence. */
  below?: number;
};

/**
 * The words of a fence, for completion in editors: what they insert, and what they mean. `live` and the words after it
 * are for live samples.
 */
export const fenceWords: Readonly<Record<string, { insert?: string; detail: string }>> = {
  title: { insert: 'title="$1"', detail: 'The file name' },
  showLineNumbers: { detail: 'Numbers the lines' },
  continues: { detail: 'The sample continues the previous one' },
  'no-check': { insert: 'no-check="$1"', detail: 'Why the sample is not type-checked' },
  live: { detail: 'Readers can edit and play the sample' },
  alt: { insert: 'alt="$1"', detail: 'What the video shows' },
  size: { insert: 'size=$1', detail: 'Width and height, in pixels' },
  fps: { insert: 'fps=$1', detail: 'Frames per second' },
  duration: { insert: 'duration=$1', detail: 'Length, in frames' },
  poster: { insert: 'poster=$1', detail: 'The frame that the poster shows' },
};

/** The words that only a live sample has. */
const liveWords = ['alt', 'size', 'fps', 'duration', 'poster'];

/** All known words: also those of exercises, and of the tools that authors may come from. */
const words = [
  ...Object.keys(fenceWords),
  ...'line-numbers start solution from noInline npm2yarn twoslash reference metastring'.split(' '),
];

/** Words that configure `twoslash` samples on other sites. */
const otherWords = /^(?:include|sync|jsx|wrap|copy|expandable|template|filename|noErrors?|lines?)$/;

/**
 * Returns what is wrong with a fence's language, words and ranges. Without these warnings, such mistakes would be
 * ignored silently.
 */
export function fenceWarnings(
  { lang, meta: given, value }: Pick<Code, 'lang' | 'meta' | 'value'>,
  lines: readonly CodeLine[],
): Warning[] {
  const meta = given ?? '';
  const used = wordsOf(meta);
  if (lang === 'mermaid') {
    return [
      {
        found: 'a Mermaid diagram, which readers see as code',
        expected: 'a diagram that the site can draw',
        fix: 'Use `<Diagram>` instead.',
      },
    ];
  }
  const warnings: Warning[] = [];
  const language = lang?.replace(/^diff-/, '').toLowerCase() ?? '';
  if (!isKnownLanguage(language)) {
    const near = nearestName(language, languageNames());
    warnings.push({
      found: `a code fence with the unknown language \`${lang}\``,
      expected: 'a language that Prism supports, or `txt`',
      fix: near ? `Did you mean \`${near}\`?` : 'Use `txt` for plain text.',
    });
  }
  if (lang === 'jsx' && isLive(meta)) {
    warnings.push({
      found: '`live` on a `jsx` fence, which readers cannot edit or play',
      expected: '`tsx` for a live sample',
      fix: 'If the code is a component that draws a video, write `tsx live alt="…"`. Otherwise, remove `live`.',
    });
  }
  const unused = isLive(meta) ? [] : used.filter((word) => liveWords.includes(word));
  if (unused.length > 0) {
    const names = unused.map((word) => `\`${word}\``).join(', ');
    warnings.push({
      found: `${names} on a code fence that is not live`,
      expected: '`live` before the words of a live sample',
      fix: `Add \`live\`, or remove ${names}.`,
    });
  }
  for (const word of used) {
    if (words.includes(word) || otherWords.test(word)) continue;
    const near = nearestName(word, words);
    warnings.push({
      found: `the unknown word \`${word}\` on a code fence`,
      expected: '`title`, `showLineNumbers`, `line-numbers` or another word from the handbook',
      fix: near ? `Did you mean \`${near}\`?` : `Remove \`${word}\`.`,
    });
  }
  warnings.push(...metaWarnings(meta), ...commentWarnings(value));
  const last = Math.max(0, ...parseFenceMeta(meta).highlighted);
  if (last > lines.length) {
    warnings.push({
      found: `line ${last} highlighted in a sample with ${lines.length === 1 ? '1 line' : `${lines.length} lines`}`,
      expected: lines.length === 1 ? 'line 1' : `lines from 1 to ${lines.length}`,
      fix: 'Count only the lines that readers see.',
    });
  }
  return warnings;
}

/** Returns the words of an info string, without the values and ranges. */
function wordsOf(meta: string): string[] {
  return meta
    .replace(/=(?:"[^"]*"|'[^']*'|\{[^}]*\}|\S+)/g, ' ')
    .replace(/\{[^}]*\}/g, ' ')
    .split(/\s+/)
    .filter((word) => /^[a-z][\w-]*$/i.test(word));
}

/** Returns what is wrong with the values and ranges of an info string. */
function metaWarnings(meta: string): Warning[] {
  const warnings: Warning[] = [];
  const bare = /(?:^|\s)title=([^"'{\s]\S*)/.exec(meta)?.[1];
  if (bare) {
    warnings.push({
      found: `\`title=${bare}\` without quotes, so readers do not see it`,
      expected: 'quotes around the title',
      fix: `Write \`title="${bare}"\`.`,
    });
  }
  const unquoted = meta.replace(/="[^"]*"|='[^']*'/g, '');
  const open = /(?:^|\s)([\w-]+=(["'])\S*)/.exec(unquoted);
  if (open) {
    warnings.push({
      found: `\`${open[1]}\` without its closing quote`,
      expected: `\`${open[2]}\` at the end of the value`,
      fix: `Add \`${open[2]}\`.`,
    });
  }
  const range = /(?:^|\s)\{([^}/]*)\}/.exec(unquoted)?.[1];
  if (
    range !== undefined &&
    !/^\s*[1-9]\d*(?:-[1-9]\d*)?(?:\s*,\s*[1-9]\d*(?:-[1-9]\d*)?)*\s*$/.test(range)
  ) {
    warnings.push({
      found: `\`{${range}}\` on a code fence`,
      expected: 'the lines to highlight, which count from 1, as in `{1,3-5}`',
      fix: 'Write both ends of a range.',
    });
  }
  return warnings;
}

/** Comments that have a meaning in a sample, as authors write them. */
const commentWords = [
  'highlight-next-line',
  'highlight-start',
  'highlight-end',
  '---cut---',
  '---cut-before---',
  '---cut-after---',
  '---cut-start---',
  '---cut-end---',
  '@filename:',
  '@errors:',
];

/** The first word of a comment that takes up a whole line. */
const comment = /^\s*(?:\/\/|#|<!--|\/\*|\{\/\*)\s*(@\w+:|-*[a-z]+(?:-+[a-z]+)*-*)(?=\s|\*|$)/;

/** Finds misspelled comments, which readers would see, and highlights without an end or a beginning. */
function commentWarnings(code: string): Warning[] {
  const words = code.split('\n').flatMap((line, index) => {
    const word = comment.exec(line)?.[1];
    return word && /[-@]/.test(word) ? [{ word, below: index + 1 }] : [];
  });
  const warnings = words.flatMap(({ word, below }): Warning[] => {
    const near = commentWords.includes(word) ? undefined : nearestName(word, commentWords, 1 / 6);
    if (!near) return [];
    return [
      {
        below,
        found: `the comment \`${word}\` in a sample`,
        expected: 'a comment from the handbook',
        fix: `Did you mean \`${near}\`?`,
      },
    ];
  });
  const count = (name: string) => words.filter(({ word }) => word === name).length;
  const missing = count('highlight-end') - count('highlight-start');
  if (missing !== 0) {
    const [one, other] = missing > 0 ? ['end', 'start'] : ['start', 'end'];
    warnings.push({
      found: `\`highlight-${one}\` without \`highlight-${other}\``,
      expected: 'both, each in a comment on a line of its own',
      fix: `Add \`// highlight-${other}\`.`,
    });
  }
  return warnings;
}
