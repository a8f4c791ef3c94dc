import { type FormEvent, useId, useState } from 'react';
import { SearchIcon } from '../../components/icons';
import { Link } from '../../components/link';
import { SearchFailure } from '../../search/failure';
import type { SearchAnswer } from '../../search/hit';
import { ownUrl } from '../../search/own-url';
import { Marked } from '../../search/page/marked';
import { useSearch } from '../../search/page/use-search';
import { isPartial } from '../../search/partial-answer';
import { toQuery } from '../../search/query-text';
import * as styles from './answers.module.css';
import { bestPassages, isAnswered, nearestPages, passageRequest, questionLimit } from './passages';

/** Questions to suggest before the user asks one. */
export interface AnswersProps {
  starters: readonly { question: string }[];
}

/**
 * Answers questions from the site's own search by quoting the best passages with links to their pages.
 * Nothing is generated, and the UI says so.
 */
export function Answers({ starters }: AnswersProps) {
  const [text, setText] = useState('');
  const [question, setQuestion] = useState('');
  const id = useId();

  const { answers, status, error, retry } = useSearch(question ? [passageRequest(question)] : null);
  const answer = answers?.[0];
  const hasAnswer = answer && isAnswered(question, answer);
  const passages = hasAnswer ? bestPassages(answer.hits) : [];
  const isBusy = status === 'loading' || status === 'stalled';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setQuestion(text.trim());
  };
  const ask = (starter: string) => {
    setText(starter);
    setQuestion(starter);
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
      {!question && starters.length > 0 && (
        <ul className={styles.starters} aria-label="Questions to start with" data-needs-js="">
          {starters.map(({ question: starter }) => (
            <li key={starter}>
              <button type="button" onClick={() => ask(starter)}>
                {starter}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div aria-live="polite" aria-busy={isBusy}>
        {status === 'stalled' && <p className={styles.note}>Looking …</p>}
        {status === 'error' && <SearchFailure error={error} onRetry={retry} />}
        {answer && !isBusy && !isPartial(answer) && passages.length === 0 && (
          <NothingFound question={question} answer={answer} />
        )}
        {passages.length > 0 && (
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
        {passages.length > 0 && (
          <Link className={styles.more} to={`/search?q=${encodeURIComponent(toQuery(question))}`}>
            <SearchIcon size={16} /> All results
          </Link>
        )}
      </div>
    </div>
  );
}

function NothingFound({ question, answer }: { question: string; answer: SearchAnswer }) {
  const pages = nearestPages(answer.hits);
  return (
    <>
      <p className={styles.note}>
        No answer found for “{question}”. Try other words, the names of functions, or the{' '}
        <Link to="/docs/">documentation</Link>.
      </p>
      {pages.length > 0 && (
        <>
          <p className={styles.note}>The nearest pages:</p>
          <ul className={styles.starters} aria-label="Nearest pages">
            {pages.map(({ url, title }) => (
              <li key={url}>
                <a href={ownUrl(url)}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
