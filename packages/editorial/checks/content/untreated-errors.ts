import { visit } from '@docs/content';
import type { ContentProblem } from '@docs/content/shared';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { messageFinder } from './match-message';
import type { CheckedPage } from './page';

/** Minimum number of words in a quote. Shorter code spans are names. */
const fewestWords = 3;

/** Errors that need no page: for each package that is checked, a reason with the errors that it applies to. */
export type ErrorExceptions = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** The inputs of the check of untreated errors. */
export interface ErrorRules {
  /** The errors of each package, with `…` for variables. */
  errors: Readonly<Record<string, readonly string[]>>;
  exceptions: ErrorExceptions;
  /** The file of the exceptions, as shown in messages. */
  file: string;
}

/**
 * Checks that some page quotes each error of the packages, in a fence or in its text, because readers
 * who meet it search for its text. Exceptions that are not needed are problems, too.
 */
export function checkUntreatedErrors(pages: readonly CheckedPage[], rules: ErrorRules): ContentProblem[] {
  const quotes = new Set(pages.flatMap(quotesOf));
  return Object.entries(rules.exceptions).flatMap(([name, exceptions]) => {
    const errors = rules.errors[name] ?? [];
    const quotedErrors = messageFinder(errors);
    const treated = new Set([...quotes].flatMap(quotedErrors));
    const excepted = new Set(Object.values(exceptions).flat());
    const untreated = errors.filter((error) => !treated.has(error) && !excepted.has(error));
    const needless = [...excepted].filter((error) => treated.has(error) || !errors.includes(error));
    return [
      ...untreated.map((error) => untreatedProblem(name, error, rules.file)),
      ...needless.map((error) => needlessProblem(name, error, rules.file)),
    ];
  });
}

/** Returns the texts of a page that may quote an error: code, headings, bold text, and text in quotation marks. */
function quotesOf({ tree }: CheckedPage): string[] {
  const quotes: string[] = [];
  visit(tree as Root, (node) => {
    if (node.type === 'inlineCode') quotes.push(node.value);
    if (node.type === 'code' && node.lang === 'txt') quotes.push(node.value, ...node.value.split('\n'));
    if (node.type === 'heading' || node.type === 'strong') quotes.push(textOf(node));
    if (node.type === 'text') quotes.push(...(node.value.match(/"[^"]+"/g) ?? []));
  });
  return quotes.filter((quote) => (quote.match(/[A-Za-z]+/g) ?? []).length >= fewestWords);
}

function untreatedProblem(name: string, error: string, file: string): ContentProblem {
  return {
    file,
    found: `the error "${error}" of ${name}, which no page quotes`,
    expected: 'a page with the error, its cause and its fix, or an exception',
    fix: "Quote it where it belongs. If readers can't meet it, add it to the exceptions with a reason.",
  };
}

function needlessProblem(name: string, error: string, file: string): ContentProblem {
  return {
    file,
    found: `the exception "${error}" of ${name}`,
    expected: 'only errors of the installed packages that no page quotes',
    fix: 'Remove it.',
  };
}
