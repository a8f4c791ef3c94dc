import { useStartQuestions } from '../use-start-questions';
import * as styles from './start-questions.module.css';

/** Questions that the site answers, each with the page that does: shown until something is typed. */
export function StartQuestions() {
  const questions = useStartQuestions(true);
  if (questions.length === 0) return null;
  return (
    <section className={styles.questions} aria-label="Questions people ask">
      <p>People ask:</p>
      <ul>
        {questions.map(({ question, url }) => (
          <li key={url}>
            <a href={url}>{question}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
