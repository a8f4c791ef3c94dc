import { withPrefix } from 'gatsby';
import { ownUrl } from '../own-url';
import { useWrittenAnswers } from '../use-written-answers';

interface StartHereProps {
  /** Called when the reader follows a link. */
  onFollow: () => void;
}

/** Maximum number of tasks. */
const most = 5;

/**
 * Common tasks, with links to the sections that explain them, and to Ask. They are shown below recent searches
 * until the reader types.
 */
export function StartHere({ onFollow }: StartHereProps) {
  const tasks = useWrittenAnswers()?.slice(0, most) ?? [];
  return (
    <nav className="search-start" aria-label="Start here">
      {tasks.length > 0 && <p>Common tasks</p>}
      <ul>
        {tasks.map(({ question, sources }) => (
          <li key={question}>
            <a href={ownUrl(sources[0]?.url ?? '/docs/')} onClick={onFollow}>
              {question}
            </a>
          </li>
        ))}
        <li>
          <a href={withPrefix('/ai')} onClick={onFollow}>
            Ask the docs a question
          </a>
        </li>
      </ul>
    </nav>
  );
}
