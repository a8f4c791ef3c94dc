import './answers.module.css';
import { island } from '../../components/island/island';
import { SearchFailure } from '../../search/failure';
import { type AnswersProps, Answers as Whole } from './answers';

const load = () => import('./answers').then(({ Answers }) => ({ default: Answers }));

/** The questions and answers of the Ask AI page. Their code is loaded on first use. */
export const Answers = island<AnswersProps>(load, typeof __LATE_PARTS__ === 'undefined' ? Whole : undefined, {
  Failure: SearchFailure,
});
