import { withPrefix } from 'gatsby';
import * as styles from './start-questions.module.css';

/** Questions that the site answers, with links to the pages. Shown until the user types. */
export function StartQuestions({ questions }: { questions: readonly { question: string; path: string }[] }) {
  if (questions.length === 0) return null;
  return (
    <section className={styles.questions} aria-label="Suggested questions">
      <p>Try asking:</p>
      <ul>
        {questions.map(({ question, path }) => (
          <li key={path}>
            <a href={withPrefix(path)}>{question}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
