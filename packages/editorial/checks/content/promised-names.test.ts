import { checkedPage } from '../../../../test/support/checked-page';
import { checkPromisedNames } from './promised-names';

function found(answers: string[], body: string): string[] {
  const page = checkedPage(body);
  return checkPromisedNames({ ...page, fields: { ...page.fields, answers } }).map((problem) => problem.found);
}

test('an answer may not name a tool that the page never mentions', () => {
  expect(found(['render on vercel', 'play hls and webm files'], 'Plays WebM files.\n')).toEqual([
    'the answer "render on vercel" on a page that does not mention vercel',
    'the answer "play hls and webm files" on a page that does not mention hls',
  ]);
});

test('spelling variants count, and so does code', () => {
  expect(
    found(
      ['use it in nextjs', 'encode h264', 'output as gif'],
      'Next.js and H.264.\n\n```sh\n--codec=gif\n```\n',
    ),
  ).toEqual([]);
});
