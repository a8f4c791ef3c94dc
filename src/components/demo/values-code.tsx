import { Fragment } from 'react';
import { sampleTokens } from '../stage/sample-tokens';
import { CopyButton } from './copy-button';

/** Code with values that a reader has set. */
export function ValuesCode({ code, className = '' }: { code: string; className?: string | undefined }) {
  return (
    <figure className={`code-block ${className}`} data-language="tsx">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and so have to be reached by keyboard */}
      <pre className="language-tsx" tabIndex={0}>
        <code>
          {code.split('\n').map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the code
            <Fragment key={index}>
              <span className="line">
                {sampleTokens(line).map(({ text, kind }, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: and a token its place in the line
                  <span key={place} className={kind && `token ${kind}`}>
                    {text}
                  </span>
                ))}
              </span>
              {'\n'}
            </Fragment>
          ))}
        </code>
      </pre>
      <CopyButton />
    </figure>
  );
}
