/** A token of a command, with the CSS classes that code blocks use for its color. */
export interface CommandToken {
  text: string;
  className?: string;
}

const programs = new Set(['npm', 'pnpm', 'yarn']);

/** A short name with a hyphen, at which it must not break on phones. */
const hyphenated = /^[\w@/]+-[\w@/-]{1,16}$/;

/**
 * Tokenizes a one-line shell command.
 *
 * Prism does not color these at build time as it does code blocks. Commands are generated in the browser for
 * the package manager that the user has chosen, so the page data would have to contain the markup for all
 * four: 69 bytes gzipped on a docs page, and four times as many commands on a page of templates. This module
 * is 190 bytes for the whole site. Prism also colors the same flag differently after `npm` and after `yarn`.
 *
 * @returns the tokens in order; their texts add up to the command
 */
export function commandTokens(command: string): CommandToken[] {
  return command.split(/(\s+)/).map((text, index) => {
    if (index === 0 && programs.has(text)) return { text, className: 'token function' };
    if (text.startsWith('--')) return { text, className: 'token variable' };
    return hyphenated.test(text) ? { text, className: 'flag' } : { text };
  });
}
