import type { ContentProblem } from '../../shared/content-error';
import { answers } from './answers';

/** Returns the answers of a file, and its mistakes. */
function read(source: string) {
  const problems: ContentProblem[] = [];
  const name = 'content/answers.yaml';
  const file = { absolutePath: `/${name}`, relativePath: 'answers.yaml', name, source };
  return { answers: answers.read(file, { problems, isStrict: true }), problems };
}

test('an answer has its wordings, its sources, and the line of each source', () => {
  const source = `
- question: Is it free?
  asked: [how much does it cost]
  answer: Yes.
  sources:
    - /docs/license
    - /docs/#start
`;
  expect(read(source)).toEqual({
    problems: [],
    answers: [
      {
        question: 'Is it free?',
        asked: ['how much does it cost'],
        answer: 'Yes.',
        sources: ['/docs/license', '/docs/#start'],
        sourceLines: [6, 7],
      },
    ],
  });
});

test('an answer without a source, and a source that is no route, are mistakes', () => {
  const { problems } = read(
    '- {question: Why?, answer: So., sources: []}\n- {question: How?, answer: So., sources: [license]}',
  );
  expect(problems.map(({ found, expected }) => [found, expected])).toEqual([
    ['`0.sources`: []', 'at least one source'],
    ['`1.sources.0`: "license"', 'a route that begins with a slash'],
  ]);
});

test('bold text and links in an answer are mistakes, because Ask shows plain text', () => {
  const { problems } = read('- {question: Why?, answer: "Click **Render**.", sources: [/docs/render]}');
  expect(problems).toMatchObject([
    {
      found: '`0.answer`: "Click **Render**."',
      expected: 'text without Markdown, except names of code in backticks',
    },
  ]);
});
