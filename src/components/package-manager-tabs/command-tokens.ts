/** A part of a command and the classes of its colour, those that fences have. */
export interface CommandToken {
  text: string;
  className?: string;
}

const programs = new Set(['npm', 'pnpm', 'yarn']);

/** Splits a shell command of one line as the highlighter of the fences does. */
export function commandTokens(command: string): CommandToken[] {
  return command.split(/(\s+)/).map((text, index) => {
    if (index === 0 && programs.has(text)) return { text, className: 'token function' };
    if (text.startsWith('--')) return { text, className: 'token parameter variable' };
    return { text };
  });
}
