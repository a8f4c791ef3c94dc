import { checkedPage } from '../../../../test/support/checked-page';
import { checkUntreatedErrors, type ErrorExceptions } from './untreated-errors';

const errors = {
  remotion: [
    'The "from" prop of a sequence must be finite, but got ….',
    'Composition … not found',
    'No `src` was passed to <OffthreadVideo>.',
    'timeline width is not yet determined',
  ],
};

const check = (body: string, exceptions: ErrorExceptions) =>
  checkUntreatedErrors([checkedPage(body)], { errors, exceptions, file: 'exceptions.json' }).map(
    ({ found }) => found,
  );

test('an error counts as treated if a page quotes it in a fence, as code, in bold or in quotation marks', () => {
  const body = [
    '```txt\nError: The "from" prop of a sequence must be finite, but got NaN.\n```',
    'If it says `composition "Intro" not found`, check the name.',
    '- **No src was passed to &lt;OffthreadVideo&gt;.** The address is empty.',
    'It may print "Timeline width is not yet determined" first.',
  ].join('\n\n');
  expect(check(body, { remotion: {} })).toEqual([]);
});

test('errors that no page quotes are named, unless they are exceptions', () => {
  const body = 'The prop `from` must be finite. See `<Sequence from>`, and `the "from" prop`.\n';
  const exceptions = { remotion: { 'The state of the Studio.': ['timeline width is not yet determined'] } };
  expect(check(body, exceptions)).toEqual([
    'the error "The "from" prop of a sequence must be finite, but got …." of remotion, which no page quotes',
    'the error "Composition … not found" of remotion, which no page quotes',
    'the error "No `src` was passed to <OffthreadVideo>." of remotion, which no page quotes',
  ]);
});

test('exceptions that a page quotes or that no package has are reported, and other packages are not checked', () => {
  const quoted = 'composition Intro not found';
  const body = `\`${quoted}\` and \`No src was passed to <OffthreadVideo>.\`\n`;
  const reason = { Internal: [...errors.remotion, 'gone with the last version'] };
  expect(check(body, { remotion: reason })).toEqual([
    'the exception "Composition … not found" of remotion',
    'the exception "No `src` was passed to <OffthreadVideo>." of remotion',
    'the exception "gone with the last version" of remotion',
  ]);
  expect(check(body, {})).toEqual([]);
});
