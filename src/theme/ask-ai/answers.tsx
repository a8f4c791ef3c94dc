import type { WrittenAnswer } from '@docs/content/shared';
import type { SearchAnswer } from '@docs/search/client';
import { type FormEvent, useId, useState } from 'react';
import { SearchIcon } from '../../components/icons';
import { Link } from '../../components/link';
import { SearchFailure } from '../../search/failure';
import { ownUrl } from '../../search/own-url';
import { useSearch } from '../../search/page/use-search';
import { isPartial, searchingText } from '../../search/partial-answer';
import { toQuery } from '../../search/query-text';
import { useWrittenAnswers } from '../../search/use-written-answers';
import { AnswerCard, SourceLink } from './answer-card';
import * as styles from './answers.module.css';
import type { Excerpt } from './excerpt';
import { matchAnswer } from './match-answer';
import {
  bestPassages,
  isAnswered,
  nearestPages,
  type Passage,
  passageRequest,
  questionLimit,
} from './passages';
import { Quoted } from './quoted';
import { type Excerpts, useExcerpts } from './use-excerpts';

/** Questions to suggest before the user asks one. If absent, they are loaded. */
export interface AnswersProps {
  starters?: readonly { question: string }[];
}

/** Maximum number of suggested questions, and of quotes below an answer. */
const most = { starters: 5, quotes: 3 };

/**
 * Answers questions with written answers, or with what the site's own search finds: an answer, then quotes, each with
 * a link to its page. Nothing is generated, and the UI says so.
 */
export function Answers({ starters }: AnswersProps) {
  const [text, setText] = useState('');
  const [question, setQuestion] = useState('');
  const id = useId();
  const written = useWrittenAnswers();

  const { answers, status, error, retry } = useSearch(question ? [passageRequest(question)] : null);
  const answer = status === 'idle' && answers?.[0] && !isPartial(answers[0]) ? answers[0] : undefined;
  const known = question && written ? matchAnswer(question, written) : undefined;
  const passages = answer && isAnswered(question, answer) ? bestPassages(answer.hits) : [];
  const excerpts = useExcerpts(
    question,
    passages.map(({ url }) => url),
  );
  const isBusy = status === 'loading' || status === 'stalled' || (answers !== null && !answer);
  const isDone = question !== '' && !isBusy && written !== null && excerpts !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setQuestion(text.trim());
  };
  const ask = (starter: string) => {
    setText(starter);
    setQuestion(starter);
  };
  const suggested = starters ?? written?.slice(0, most.starters) ?? [];
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
          placeholder="How do I…?"
          maxLength={questionLimit}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="button button-primary" aria-busy={isBusy}>
          Ask
        </button>
      </form>
      <p className={styles.note}>
        Answers are quotes from this site or written by its authors, with links to the pages. No AI makes them
        up.
      </p>
      {!question && suggested.length > 0 && (
        <ul className={styles.starters} aria-label="Suggested questions" data-needs-js="">
          {suggested.map(({ question: starter }) => (
            <li key={starter}>
              <button type="button" onClick={() => ask(starter)}>
                {starter}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div aria-live="polite" aria-busy={isBusy}>
        {known && <WrittenCard answer={known} />}
        {isBusy && (
          <p className={styles.note}>{status === 'stalled' ? 'Searching…' : answers && searchingText}</p>
        )}
        {status === 'error' && <SearchFailure error={error} onRetry={retry} />}
        {isDone && <Found {...{ known, passages, excerpts }} />}
        {isDone && !known && answer && passages.length === 0 && (
          <NothingFound question={question} answer={answer} />
        )}
        {isDone && passages.length > 0 && (
          <Link className={styles.more} to={`/search?q=${encodeURIComponent(toQuery(question))}`}>
            <SearchIcon size={16} /> All results
          </Link>
        )}
      </div>
    </div>
  );
}

interface FoundProps {
  /** The written answer to the question, if there is one. */
  known: WrittenAnswer | undefined;
  passages: readonly Passage[];
  excerpts: Excerpts;
}

/** A written answer, which needs no search. The sample of its first source follows when that page is loaded. */
function WrittenCard({ answer: { question, answer, sources } }: { answer: WrittenAnswer }) {
  const urls = sources.slice(0, 1).map(({ url }) => url);
  const [first] = useExcerpts(question, urls)?.values() ?? [];
  const excerpt = { ...quoteOnly(answer), sample: first?.sample ?? null };
  return <AnswerCard heading={question} excerpt={excerpt} sources={sources} />;
}

/** The best passage, unless a written answer is above it, then quotes from other sections. */
function Found({ known, passages, excerpts }: FoundProps) {
  const [best] = passages;
  const excerptOf = ({ url, quote }: Passage): Excerpt => excerpts.get(url) ?? quoteOnly(quote);
  const isQuoted = ({ url }: Passage) => !known?.sources.some((source) => source.url === url);
  const quotes = (known ? passages.filter(isQuoted) : passages.slice(1)).slice(0, most.quotes);
  return (
    <>
      {!known && best && (
        <AnswerCard heading={best.section ?? best.page} excerpt={excerptOf(best)} sources={[best]} />
      )}
      {quotes.length > 0 && (
        <ol className={styles.passages} aria-label="Quotes">
          {quotes.map((passage) => (
            <li key={passage.url}>
              <blockquote cite={ownUrl(passage.url)}>
                <Quoted excerpt={excerptOf(passage)} />
              </blockquote>
              <SourceLink source={passage} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function quoteOnly(text: string): Excerpt {
  return { text, items: [], table: null, sample: null };
}

function NothingFound({ question, answer }: { question: string; answer: SearchAnswer }) {
  const pages = nearestPages(answer.hits);
  return (
    <>
      <p className={styles.note}>
        No answer found for “{question}”. Try different words or a function name, or browse the{' '}
        <Link to="/docs/">documentation</Link>.
      </p>
      {pages.length > 0 && (
        <>
          <p className={styles.note}>Closest pages:</p>
          <ul className={styles.starters} aria-label="Closest pages">
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
