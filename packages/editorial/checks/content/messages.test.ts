import { checkedPage } from '../../../../test/support/checked-page';
import { formatProblem } from '../../../content/shared/content-error';
import { messageMatcher } from './match-message';
import { checkExceptions, checkMessages } from './messages';

const isMessage = messageMatcher([
  'The media … cannot be seeked. This could be one of few reasons:',
  'A delayRender() … was called but not cleared after …ms. See …/docs/timeout for help.',
  'Compositor exited with signal …',
  'No frame found at position … for source …',
]);

const check = (body: string, withoutMessage: Record<string, string> = {}) => {
  const page = checkedPage(body);
  page.fields.path = '/docs/page';
  return checkMessages(page, { isMessage, isTroubleshooting: () => true, withoutMessage })
    .map(formatProblem)
    .join('\n\n');
};
const quote = (text: string, meta = '') => `\`\`\`txt${meta}\n${text}\n\`\`\`\n`;

test.each([
  'The media https://example.com/a.mp4 cannot be seeked.',
  'Error: Compositor exited with signal SIGKILL',
  'Compositor error: No frame found at position 41 for source /tmp/a.mp4',
  'A delayRender() "Loading the report" was called\nbut not cleared after 28000ms. …',
  'A delayRender() was called but not cleared after 28000ms.',
  'The media a.mp4 cannot be seeked.\nCompositor exited with signal SIGKILL',
])('%s is a message', (text) => {
  expect(check(quote(text))).toBe('');
});

test('a message that no package has is reported with its line', () => {
  expect(check(quote('Compositor exited with signal SIGKILL\nThe media a.mp4 could not be found.'))).toBe(
    `content/docs/page.mdx:8
  found:    the message "The media a.mp4 could not be found.", which is not in any package in samples/
  expected: a message as it is printed, with \`…\` for omitted text
  fix:      Copy it from the package. If another program prints it, say which: \`from="browser"\`. If it is not a message, give the fence a title or another language.`,
  );
  expect(check(quote('Compositor was ended with signal SIGKILL'))).toContain('not in any package');
});

test('a message of another program names its origin', () => {
  expect(check(quote('Not found', ' from="aws"'))).toBe('');
  expect(check(quote('Not found', ' from="remotion@3.3.103 dist/index.js"'))).toBe('');
  expect(check(quote('Not found', ' from="somewhere"'))).toBe(
    `content/docs/page.mdx:6:1
  found:    \`from="somewhere"\`
  expected: where the message comes from: browser, aws, gcp, node, npm, linux, bundler, or a package with its version and a file
  fix:      Correct it. If a Remotion package prints the message, remove \`from\`.`,
  );
});

test('files and other languages are not compared', () => {
  const message = quote('Compositor exited with signal SIGKILL');
  expect(check(`${message}\n${quote('A=1', ' title=".env"')}\n\`\`\`bash\nls\n\`\`\`\n`)).toBe('');
});

test('a page needs a message, or a reason for having none', () => {
  expect(check('Text.\n')).toBe(
    `content/docs/page.mdx:1
  found:    a troubleshooting page that quotes no message
  expected: the message in a \`txt\` fence, as readers see it and paste it into the search
  fix:      Quote it. If nothing is printed, give \`/docs/page\` a reason in \`withoutMessage\` in review.json.`,
  );
  expect(check('Text.\n', { '/docs/page': 'Nothing is printed.' })).toBe('');
  expect(check(quote('Not found', ' from="npm"'), { '/docs/page': 'Nothing is printed.' })).toContain(
    'although review.json says that the page has none',
  );
});

test('other pages need none', () => {
  const page = checkedPage(quote('my-video/'));
  expect(checkMessages(page, { isMessage, isTroubleshooting: () => false, withoutMessage: {} })).toEqual([]);
});

test('the pages that need no message exist', () => {
  const routes = new Set(['/docs/page', '/docs/troubleshooting']);
  const reason = 'Nothing is printed.';
  const problems = checkExceptions(
    { withoutMessage: { '/docs/troubleshooting/': reason, '/docs/pagee': reason } },
    { routes, file: 'content/review.json' },
  );
  expect(problems.map(formatProblem)).toEqual([
    `content/review.json
  found:    \`/docs/pagee\` in \`withoutMessage\`, which is not a page
  expected: the route of a page
  fix:      Did you mean \`/docs/page\`?`,
  ]);
});
