import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { matchAnswer, similarAnswers } from './match-answer';

interface Written {
  question: string;
  asked: string[];
}

const file = path.join(__dirname, '../../../content/answers.yaml');
const answers = (parse(fs.readFileSync(file, 'utf8')) as Written[]).map(({ question, asked = [] }) => ({
  question,
  asked,
}));

test.each([
  ['Is it free for my company of 5 people?', 'Is Remotion free for my company?'],
  ['do we need to buy a license? our company has 12 employees', 'Is Remotion free for my company?'],
  ['How do I add background music to my video', 'How do I add background music?'],
  ['rendering videos on AWS Lambda', 'How do I render on AWS Lambda?'],
  ['How do I render on Lambda?', 'How do I render on AWS Lambda?'],
  ['why is rendering so slow?', 'Why is my render slow?'],
  ['how to export a GIF', 'How do I render a GIF?'],
])('%s', (question, expected) => {
  expect(matchAnswer(question, answers)?.question).toBe(expected);
});

test.each([
  'How do I render a video from PHP?',
  'interpolate',
  'How do I blur the background of a company logo?',
  'renderMediaOnLambda timeout',
  '',
])('no written answer for: %s', (question) => {
  expect(matchAnswer(question, answers)).toBeUndefined();
});

test('answers to similar questions are offered, and none to a question about something else', () => {
  const similar = similarAnswers('How do I blur background music?', answers);
  expect(similar[0]?.question).toBe('How do I add background music?');
  expect(similarAnswers('sourdough', answers)).toEqual([]);
});

test.each(answers)('its own wordings lead to "$question"', ({ question, asked }) => {
  for (const text of [question, ...asked])
    expect([text, matchAnswer(text, answers)?.question]).toEqual([text, question]);
});
