import { compileSample } from '../compiler/compile';
import { isForeignError, withOwnNames } from './own-names';

const compiled = compileSample({
  code: "// @filename: a.tsx\nimport {spring} from 'remotion';\nimport Bar from './bar';\nexport const A = () => Bar(spring());\n// @filename: bar.ts\nexport default 1;",
});
const code = 'error' in compiled ? '' : compiled.sample.files.map((file) => file.code).join('\n');
const own = (message: string) => withOwnNames(message, { isForeign: false, code });
const foreign = (message: string) => withOwnNames(message, { isForeign: true, code });

test('an import has the name that it has in the source', () => {
  const [called] = /_remotion\S*?\.call/.exec(code) ?? [];
  const [byDefault] = /_bar\d*\.default\.call/.exec(code) ?? [];
  expect(own(`${called} is not a function`)).toBe('spring is not a function');
  expect(own(`${byDefault} is not a function`)).toBe('bar is not a function');
  expect(own('_mine.list is not iterable')).toBe('_mine.list is not iterable');
  expect(own('frame is not a function')).toBe('frame is not a function');
});

test('an error in a package does not show the package’s short names, in any browser', () => {
  const aFunction = 'A function is expected where your code passes something else.';
  expect(foreign('t is not a function')).toBe(aFunction);
  expect(foreign("t is not a function. (In 't(e)', 't' is undefined)")).toBe(aFunction);
  expect(foreign('e.map is not a function')).toBe('A value that your code passes has no function map().');
  expect(foreign('e is not iterable')).toMatch(/^A list is expected .* not iterable\.$/);
  expect(foreign("Cannot destructure property 'fps' of 'e' as it is undefined.")).toBe(
    "Cannot destructure property 'fps': the value that your code passes is undefined.",
  );
  expect(foreign('can\'t access property "text", t is undefined')).toBe(
    'can\'t access property "text" of undefined',
  );
  expect(foreign("undefined is not an object (evaluating 't.text')")).toBe('undefined is not an object');
  expect(foreign('The "fps" must be a number.')).toBe('The "fps" must be a number.');
});

test('an error is a package’s if its stack starts there', () => {
  const inPackage = 'at t (https://a.test/static/live/1/part.js:1:99)';
  const inSample = 'at A (a.tsx:3:1)';
  const of = (...lines: string[]) => {
    const stack = lines.join('\n');
    return isForeignError(stack, stack.indexOf('a.tsx:'));
  };
  expect(of('TypeError: t', inPackage, inSample)).toBe(true);
  expect(of('TypeError: t', inPackage)).toBe(true);
  expect(of('TypeError: t', inSample, inPackage)).toBe(false);
  expect(of('TypeError: t')).toBe(false);
});
