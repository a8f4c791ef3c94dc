import { chooseQuestions } from './start-questions';

const page = (path: string, answers: string[], links: string[]) => ({
  path,
  answers,
  links: links.map((to) => ({ to })),
});

test('the first question of each page, those that most pages link to first', () => {
  const pages = [
    page('/a', ['add a logo', 'how do i add a logo'], ['/b', '/c']),
    page('/b', ['Can I do it in Vue?', 'what is it'], ['/c#there']),
    page('/c', ['watermark'], ['/b', '/a']),
    page('/d', [], ['/b']),
  ];
  expect(chooseQuestions(pages)).toEqual([
    { question: 'Can I do it in Vue?', path: '/b' },
    { question: 'How do I add a logo?', path: '/a' },
  ]);
});

test('links within one part of the site do not count, and names have capitals', () => {
  const pages = [
    page('/docs/parser/a', ['is remotion fast'], []),
    page('/docs/parser/b', [], ['/docs/parser/a']),
    page('/docs/parser/c', [], ['/docs/parser/a']),
    page('/docs/fonts', ['how do i get an mp4'], []),
    page('/blog/news', [], ['/docs/fonts']),
  ];
  expect(chooseQuestions(pages).map(({ question }) => question)).toEqual([
    'How do I get an MP4?',
    'Is Remotion fast?',
  ]);
});
