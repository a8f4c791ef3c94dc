import type { WrittenAnswer } from '@docs/content/shared';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
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
import { matchAnswer, similarAnswers } from './match-answer';
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

/** Maximum number of suggested questions, of quotes below an answer, and of similar questions. */
const most = { starters: 5, quotes: 3, similar: 3 };

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
      {!question && <Questions label="Common questions" questions={suggested} onAsk={ask} />}
      <div aria-live="polite" aria-busy={isBusy}>
        {known && <WrittenCard answer={known} />}
        {isBusy && (
          <p className={styles.note}>{status === 'stalled' ? 'Searching…' : answers && searchingText}</p>
        )}
        {status === 'error' && <SearchFailure error={error} onRetry={retry} />}
        {isDone && <Found {...{ known, passages, excerpts }} />}
        {isDone && !known && answer && passages.length === 0 && (
          <NothingFound question={question} pages={nearestPages(answer.hits)}>
            <Questions
              label="Similar questions"
              questions={similarAnswers(question, written).slice(0, most.similar)}
              onAsk={ask}
            />
          </NothingFound>
        )}
        {isDone && answer && answer.nbHits > 0 && (
          <Link className={styles.more} to={`/search?q=${encodeURIComponent(toQuery(question))}`}>
            <SearchIcon size={16} /> All search results
          </Link>
        )}
      </div>
    </div>
  );
}

interface QuestionsProps {
  label: string;
  questions: readonly { question: string }[];
  onAsk: (question: string) => void;
}

/** Questions to ask with a click. */
function Questions({ label, questions, onAsk }: QuestionsProps) {
  const id = useId();
  if (questions.length === 0) return null;
  return (
    <div className={styles.questions} data-needs-js="">
      <p id={id} className={styles.label}>
        {label}
      </p>
      <ul aria-labelledby={id}>
        {questions.map(({ question }) => (
          <li key={question}>
            <button type="button" onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
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
      <Quotes label="Quotes" passages={quotes} excerptOf={excerptOf} />
    </>
  );
}

interface QuotesProps {
  label: string;
  passages: readonly Passage[];
  excerptOf: (passage: Passage) => Excerpt;
}

/** Passages with links to their pages. */
function Quotes({ label, passages, excerptOf }: QuotesProps) {
  if (passages.length === 0) return null;
  return (
    <ol className={styles.passages} aria-label={label}>
      {passages.map((passage) => (
        <li key={passage.url}>
          <SourceLink source={passage} />
          <blockquote cite={ownUrl(passage.url)}>
            <Quoted excerpt={excerptOf(passage)} />
          </blockquote>
        </li>
      ))}
    </ol>
  );
}

function quoteOnly(text: string): Excerpt {
  return { text, items: [], table: null, sample: null };
}

interface NothingFoundProps {
  question: string;
  /** The pages closest to the question. */
  pages: readonly Passage[];
  /** Similar questions. */
  children: ReactNode;
}

/** What to do if nothing answers a question: the closest pages, similar questions, and people. */
function NothingFound({ question, pages, children }: NothingFoundProps) {
  return (
    <section className={styles.nothing}>
      <h2>No answer found for “{question}”</h2>
      <p className={styles.note}>
        Name what you use, such as a function, and ask for one thing at a time. Or{' '}
        <Link to="/docs/get-help">ask people</Link>.
      </p>
      {children}
      {pages.length > 0 && <p className={styles.label}>Closest pages</p>}
      <Quotes label="Closest pages" passages={pages} excerptOf={({ quote }) => quoteOnly(quote)} />
    </section>
  );
}
