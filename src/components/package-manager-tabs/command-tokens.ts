/** A token of a command and its classes, for which code blocks have the colors. */
export interface CommandToken {
  text: string;
  className?: string;
}

const programs = new Set(['npm', 'pnpm', 'yarn']);

/**
 * Tokenizes a one-line shell command.
 *
 * Prism does not color these at build time as it colors code blocks. Commands are made in the browser for the
 * package manager that the reader has chosen, so the page data would have to carry the markup for all four:
 * 69 bytes gzipped on a docs page, and four times as many commands on a page of templates. This module is 190
 * bytes for the whole site. Prism also colors the same flag differently after `npm` and after `yarn`.
 *
 * @returns the tokens in order; their texts add up to the command
 */
export function commandTokens(command: string): CommandToken[] {
  return command.split(/(\s+)/).map((text, index) => {
    if (index === 0 && programs.has(text)) return { text, className: 'token function' };
    if (text.startsWith('--')) return { text, className: 'token parameter variable' };
    return { text };
  });
}
