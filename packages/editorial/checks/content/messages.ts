import { visit } from '@docs/content';
import { type ContentProblem, suggestName, withoutTrailingSlash } from '@docs/content/shared';
import type { Code, Root } from 'mdast';
import { fenceValue } from '../../samples/sample-fence';
import type { IsMessage } from './match-message';
import { type CheckedPage, placeOf } from './page';

/** Sources of messages that the toolkit does not print itself: the values of `from` on a code fence. */
export const origins: Readonly<Record<string, string>> = {
  browser: 'the browser',
  aws: 'Amazon Web Services',
  gcp: 'Google Cloud',
  node: 'Node.js',
  npm: 'npm',
  linux: 'the loader or the kernel of Linux',
  bundler: 'Webpack or another bundler',
};

/** A message of another version, with the place to look it up: `@remotion/renderer@3.3.103 dist/index.js`. */
const otherVersion = /^(?<name>(?:@[\w.-]+\/)?[\w.-]+)@\d[\w.+-]* \S+$/;

/** The inputs of the check of troubleshooting pages. */
export interface MessageRules {
  isMessage: IsMessage;
  /** Whether a page is a troubleshooting page. */
  isTroubleshooting(page: CheckedPage): boolean;
  /** Routes of troubleshooting pages without a message, with the reason. */
  withoutMessage: Readonly<Record<string, string>>;
}

/**
 * Checks that troubleshooting pages quote their error message, because users paste it into the search, and
 * that the quote is accurate: every `txt` fence without a title must be a message of the toolkit or name its
 * source.
 */
export function checkMessages(page: CheckedPage, rules: MessageRules): ContentProblem[] {
  const quotes = quotesOf(page);
  const wrong = quotes.flatMap((quote) => originProblem(quote, page));
  if (!rules.isTroubleshooting(page)) return wrong;
  const unknown = quotes.filter(isOwnMessage).flatMap((quote) => unknownLine(quote, page, rules.isMessage));
  return [...wrong, ...unknown, ...absence(page, quotes.length, rules)];
}

/** Checks that pages which need not quote a message exist; `file` is the file that lists them. */
export function checkExceptions(
  { withoutMessage }: Pick<MessageRules, 'withoutMessage'>,
  { routes, file }: { routes: ReadonlySet<string>; file: string },
): ContentProblem[] {
  return Object.keys(withoutMessage)
    .filter((route) => !routes.has(withoutTrailingSlash(route)))
    .map((route) => ({
      file,
      found: `\`${route}\` in \`withoutMessage\`, which is not a page`,
      expected: 'the route of a page',
      fix: suggestName(route, [...routes]),
    }));
}

/** Returns the code fences of a page that may be messages; those with a title are files. */
function quotesOf({ tree }: CheckedPage): Code[] {
  const quotes: Code[] = [];
  visit(tree as Root, 'code', (node) => {
    if (node.lang === 'txt' && fenceValue(node.meta ?? '', 'title') === undefined) quotes.push(node);
  });
  return quotes;
}

function originOf({ meta }: Code): string | undefined {
  return fenceValue(meta ?? '', 'from');
}

function isOwnMessage(quote: Code): boolean {
  return originOf(quote) === undefined;
}

function originProblem(quote: Code, page: CheckedPage): ContentProblem[] {
  const origin = originOf(quote);
  if (origin === undefined || origin in origins || otherVersion.test(origin)) return [];
  return [
    {
      ...placeOf(quote, page),
      found: `\`from="${origin}"\``,
      expected: `where the message comes from: ${Object.keys(origins).join(', ')}, or a package with its version and a file`,
      fix: 'Correct it. If a Remotion package prints the message, remove `from`.',
    },
  ];
}

/**
 * Returns the first line of a quote that no package prints. A quote may be one message on several lines, or
 * several messages.
 */
function unknownLine(quote: Code, page: CheckedPage, isMessage: IsMessage): ContentProblem[] {
  if (isMessage(quote.value)) return [];
  const lines = quote.value.split('\n');
  const index = lines.findIndex((text) => text.trim() !== '' && !isMessage(text));
  if (index === -1) return [];
  return [
    {
      file: page.name,
      line: (placeOf(quote, page).line ?? 1) + index + 1,
      found: `the message "${lines[index]?.trim()}", which is not in any package in samples/`,
      expected: 'a message as it is printed, with `…` for omitted text',
      fix:
        'Copy it from the package. If another program prints it, say which: `from="browser"`. If it is not a message, ' +
        'give the fence a title or another language.',
    },
  ];
}

function absence(page: CheckedPage, quotes: number, { withoutMessage }: MessageRules): ContentProblem[] {
  const reason = withoutMessage[String(page.fields.path)];
  if (quotes > 0 && reason !== undefined) {
    return [
      {
        file: page.name,
        line: 1,
        found: 'a quoted message, although review.json says that the page has none',
        expected: 'a quoted message or an entry in `withoutMessage`',
        fix: `Remove \`${page.fields.path}\` from \`withoutMessage\` in review.json.`,
      },
    ];
  }
  if (quotes > 0 || reason !== undefined) return [];
  return [
    {
      file: page.name,
      line: 1,
      found: 'a troubleshooting page that quotes no message',
      expected: 'the message in a `txt` fence, as readers see it and paste it into the search',
      fix: `Quote it. If nothing is printed, give \`${page.fields.path}\` a reason in \`withoutMessage\` in review.json.`,
    },
  ];
}
