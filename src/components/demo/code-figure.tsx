import { Fragment } from 'react';
import { CopyButton } from './copy-button';
import { type SampleToken, sampleTokens } from './sample-tokens';

/** Props of `<CodeFigure>`. */
export interface CodeFigureProps {
  code: string;
  /** TypeScript is highlighted; anything else is plain. */
  language?: 'tsx' | 'yaml';
  /** Title above the code, such as a file name. */
  title?: string;
  className?: string | undefined;
}

/** Generated code with a copy button, styled like the code blocks of pages. */
export function CodeFigure({ code, language = 'tsx', title, className = '' }: CodeFigureProps) {
  const tokens = (line: string): SampleToken[] =>
    language === 'tsx' ? sampleTokens(line) : [{ text: line }];
  return (
    <figure className={`code-block ${className}`} data-language={language}>
      {title && <figcaption className="code-title">{title}</figcaption>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll and must be reachable by keyboard */}
      <pre className={`language-${language}`} tabIndex={0}>
        <code>
          {code.split('\n').map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by their position
            <Fragment key={index}>
              <span className="line">
                {tokens(line).map(({ text, kind }, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: and so are tokens
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
