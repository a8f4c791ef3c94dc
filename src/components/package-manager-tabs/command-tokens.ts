/** A token of a command and its highlighting classes, the same as in code fences. */
export interface CommandToken {
  text: string;
  className?: string;
}

const programs = new Set(['npm', 'pnpm', 'yarn']);

/** Tokenizes a one-line shell command like the highlighter of code fences. */
export function commandTokens(command: string): CommandToken[] {
  return command.split(/(\s+)/).map((text, index) => {
    if (index === 0 && programs.has(text)) return { text, className: 'token function' };
    if (text.startsWith('--')) return { text, className: 'token parameter variable' };
    return { text };
  });
}
