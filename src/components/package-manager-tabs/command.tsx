import { Fragment } from 'react';
import { commandTokens } from './command-tokens';

interface CommandProps {
  /** A shell command, or one on each line. */
  command: string;
  /** Label for assistive technology. */
  label?: string;
  /** A further class: see `command-bar.module.css`. */
  className?: string;
  /** Shows only the flags; the whole command is copied, and read by screen readers. */
  flagsOnly?: boolean;
}

/** A command to copy. It has the markup of a code fence, so that it shares the styles and the copy button. */
export function Command({ command, label, className, flagsOnly = false }: CommandProps) {
  return (
    <figure
      className={className ? `code-block ${className}` : 'code-block'}
      data-language="bash"
      aria-label={label}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long command scrolls and must be reachable by keyboard */}
      <pre className="language-bash" tabIndex={0}>
        <code>
          {command.split('\n').map((line, number, lines) => (
            <Fragment key={line}>
              <Line text={line} flagsOnly={flagsOnly} />
              {number < lines.length - 1 && '\n'}
            </Fragment>
          ))}
        </code>
      </pre>
      <button className="code-copy" type="button" data-copy="" aria-label="Copy code">
        <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M5.5 5.5h8v8h-8zM3 10.5H2.5v-8h8V3" />
        </svg>
      </button>
    </figure>
  );
}

function Line({ text: line, flagsOnly }: { text: string; flagsOnly: boolean }) {
  const start = flagsOnly ? Math.max(0, line.indexOf('--')) : 0;
  return (
    <span className="line">
      {start > 0 && <span className="visually-hidden">{line.slice(0, start)}</span>}
      {commandTokens(line.slice(start)).map(({ text, className: kind }, index) =>
        kind ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens are identified by their position
          <span key={index} className={kind}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </span>
  );
}
