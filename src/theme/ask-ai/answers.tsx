import { type FormEvent, useId, useState } from 'react';
import { SearchIcon } from '../../components/icons';
import { Link } from '../../components/link';
import { SearchFailure } from '../../search/failure';
import { ownUrl } from '../../search/own-url';
import { Marked } from '../../search/page/marked';
import { useSearch } from '../../search/page/use-search';
import * as styles from './answers.module.css';
import { bestPassages, passageRequest, questionLimit } from './passages';

/** Answers questions from the site's own search: the best passages, quoted with their pages. Nothing is made up, and it says so. */
export function Answers() {
  const [text, setText] = useState('');
  const [question, setQuestion] = useState('');
  const id = useId();

  const { answers, status, error, retry } = useSearch(question ? [passageRequest(question)] : null);
  const passages = answers?.[0] && bestPassages(answers[0].hits);
  const isBusy = status === 'loading' || status === 'stalled';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setQuestion(text.trim());
  };
  return (
    <div className={styles.answers}>
      <form className={styles.form} onSubmit={submit} data-needs-js="">
        <label htmlFor={id} className="visually-hidden">
          Your question
        </label>
        <input
          id={id}
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder="How do I …?"
          maxLength={questionLimit}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="button button-primary" aria-busy={isBusy}>
          Ask
        </button>
      </form>
      <p className={styles.note}>
        Answers are passages of this site, quoted with the pages that they are from. No sentence is made up.
      </p>
      <div aria-live="polite" aria-busy={isBusy}>
        {status === 'stalled' && <p className={styles.note}>Looking …</p>}
        {status === 'error' && <SearchFailure error={error} onRetry={retry} />}
        {passages?.length === 0 && <NothingFound question={question} />}
        {passages && passages.length > 0 && (
          <ol className={styles.passages} aria-label="Passages">
            {passages.map(({ url, page, section, quote }) => (
              <li key={url + quote}>
                <blockquote cite={ownUrl(url)}>
                  <Marked value={quote} />
                </blockquote>
                <a href={ownUrl(url)}>
                  {page}
                  {section && <span> › {section}</span>}
                </a>
              </li>
            ))}
          </ol>
        )}
        {passages && passages.length > 0 && (
          <Link
            className={styles.more}
            to={`/search?q=${encodeURIComponent(passageRequest(question).query)}`}
          >
            <SearchIcon size={16} /> All results
          </Link>
        )}
      </div>
    </div>
  );
}

function NothingFound({ question }: { question: string }) {
  return (
    <p className={styles.note}>
      No passage answers “{question}”. Try other words, the names of functions, or the{' '}
      <Link to="/docs/">documentation</Link>.
    </p>
  );
}
