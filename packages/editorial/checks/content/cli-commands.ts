import { type ContentProblem, suggestName } from '@docs/content/shared';
import type { CheckedPage } from './page';
import { type ToolkitCall, toolkitCalls } from './shell-lines';

/** The commands and flags of the command line: `samples/cli.json`. */
export interface CliSnapshot {
  packages: Record<string, string>;
  /** Commands with their subcommands, as in `lambda sites create`. */
  commands: readonly string[];
  /**
   * Flags without dashes, by the first word of the command; `remotion` has the flags of all other commands.
   */
  flags: Record<string, readonly string[]>;
  /**
   * Commands and flags of other versions, with the reason for showing them: `samples/cli-exceptions.json`.
   */
  exceptions: Record<string, string>;
}

/** A placeholder, as in `<composition-id>`, `[options]` or `...`, that readers replace. */
const placeholder = /^(?:[<[{$…]|\.\.\.)/;

/** Finds calls of `npx remotion` with an unknown command or flag. */
export function checkCliCommands(page: CheckedPage, cli: CliSnapshot): ContentProblem[] {
  return toolkitCalls(page).flatMap((call) => {
    const problems = commandProblem(call, cli) ?? flagProblems(call, cli);
    return problems.map((problem) => ({ file: page.name, line: call.line, ...problem }));
  });
}

type Fault = Pick<ContentProblem, 'found' | 'expected' | 'fix'>;

/**
 * Returns the error for a call of an unknown command, or undefined. Checks subcommands if the command has
 * any.
 */
function commandProblem({ words, text }: ToolkitCall, { commands, exceptions, packages }: CliSnapshot) {
  const typed: string[] = [];
  for (const word of words) {
    const group = typed.join(' ');
    const choices = commands
      .filter((command) => group === '' || command.startsWith(`${group} `))
      .map((command) => command.split(' ')[typed.length] ?? '');
    const isOption = word.startsWith('-') || placeholder.test(word);
    if (isOption || choices.length === 0 || word in exceptions) return undefined;
    if (!choices.includes(word)) {
      const fault: Fault = {
        found: `\`${text}\`, but ${group ? `\`remotion ${group}\`` : '`remotion`'} has no command \`${word}\``,
        expected: `a command of @remotion/cli ${packages['@remotion/cli']}`,
        fix: suggestName(word, [...new Set(choices)]),
      };
      return [fault];
    }
    typed.push(word);
  }
  return undefined;
}

/**
 * Returns the flags that no command accepts. FFmpeg has its own flags, and those of commands of other
 * versions are unknown.
 */
function flagProblems({ words, text }: ToolkitCall, { flags, exceptions, packages }: CliSnapshot): Fault[] {
  const [command = ''] = words;
  if (command === 'ffmpeg' || command === 'ffprobe' || command in exceptions) return [];
  const known = flags[command] ?? flags.remotion ?? [];
  const end = words.indexOf('--');
  return words.slice(0, end === -1 ? undefined : end).flatMap((word) => {
    const flag = /^--?([A-Za-z][\w-]*)/.exec(word)?.[1];
    if (!flag || known.includes(flag) || known.includes(flag.replace(/^no-/, ''))) return [];
    if (`--${flag}` in exceptions) return [];
    return [
      {
        found: `\`${text}\`, but no command of \`remotion${flags[command] ? ` ${command}` : ''}\` has the flag \`--${flag}\``,
        expected: `a flag of @remotion/cli ${packages['@remotion/cli']}`,
        fix: suggestName(flag, known),
      },
    ];
  });
}
