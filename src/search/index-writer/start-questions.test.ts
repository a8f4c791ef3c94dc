import { titleRecord } from '../../../test/support/search-service';
import { startQuestions } from './start-questions';

const record = (url: string, pageRank: number, answers: string[]) => ({
  ...titleRecord(url, url),
  url,
  answers,
  weight: { pageRank, level: 100, position: 0 },
});

test('the first question of each page, those that most pages link to first', () => {
  const records = [
    record('/a', 1, ['add a logo', 'how do i add a logo']),
    record('/b', 5, ['Can I do it in Vue?', 'what is it']),
    record('/c', 9, ['watermark']),
  ];
  expect(startQuestions(records)).toEqual([
    { question: 'Can I do it in Vue?', url: '/b' },
    { question: 'How do I add a logo?', url: '/a' },
  ]);
});
