import type { ContentProblem } from '../../shared/content-error';
import {
  checkDraft,
  type EntryDraft,
  emptyDraft,
  entryFileName,
  entryYaml,
} from '../../shared/showcase-entry';
import { showcase } from './showcase';

const whole: EntryDraft = {
  title: 'Night: "Train" # 5 - Été\\',
  description: 'Says @hello: [to] everyone\nwho waits',
  width: '1080',
  height: '1920',
  submittedOn: '2025-11-20',
  links: [
    { type: 'source_code', url: 'https://github.com/example/night-train' },
    { type: 'video', url: 'https://example.com/?a=1#b' },
  ],
  authorName: 'Yes',
  authorUrl: 'https://example.com/ada',
};

/** Returns the document that the build reads from the form's file. */
function read(draft: EntryDraft) {
  const problems: ContentProblem[] = [];
  const name = 'content/showcase/a.yaml';
  const file = { absolutePath: `/${name}`, relativePath: 'a.yaml', name, source: entryYaml(draft) };
  const [entry] = showcase.read(file, { problems, isStrict: true });
  return { entry, problems };
}

test('the build reads what the form gives, character for character', () => {
  expect(checkDraft(whole)).toEqual({});
  expect(read(whole)).toEqual({
    problems: [],
    entry: {
      slug: 'a',
      title: whole.title,
      description: 'Says @hello: [to] everyone who waits',
      width: 1080,
      height: 1920,
      submittedOn: '2025-11-20',
      links: whole.links,
      author: { name: 'Yes', url: 'https://example.com/ada' },
      poster: null,
    },
  });
});

test('what is not filled in is not in the file', () => {
  const draft = {
    ...emptyDraft,
    title: ' Train ',
    links: [{ type: 'website' as const, url: 'https://a.com' }],
  };
  expect(checkDraft(draft)).toEqual({});
  expect(entryYaml(draft)).toBe(
    'title: "Train"\nwidth: 1920\nheight: 1080\nlinks:\n  - type: website\n    url: "https://a.com"',
  );
  expect(read(draft).problems).toEqual([]);
});

test('an empty draft lists what it lacks', () => {
  expect(checkDraft(emptyDraft)).toEqual({
    title: 'Enter the title of your work.',
    'links.0': 'Enter a URL that starts with https://.',
  });
});

test('a draft at the limits of the schema passes, and one past them does not [11.4]', () => {
  const atLimit = { ...whole, title: 'a'.repeat(80), description: 'b'.repeat(280) };
  expect(checkDraft(atLimit)).toEqual({});
  expect(read(atLimit).problems).toEqual([]);
  const past = { ...whole, title: 'a'.repeat(81), description: 'b'.repeat(281) };
  expect(checkDraft(past)).toEqual({
    title: 'Shorten it to 80 characters. It has 81.',
    description: 'Shorten it to 280 characters. It has 281.',
  });
  expect(read(past).problems).toHaveLength(2);
});

test.each([
  [{ width: '0' }, 'width', 'Enter a whole number of pixels, such as 1920.'],
  [{ height: '10.5' }, 'height', 'Enter a whole number of pixels, such as 1920.'],
  [{ submittedOn: '2025-02-30' }, 'submittedOn', 'Enter a date, such as 2025-11-20.'],
  [
    { links: [{ type: 'video' as const, url: 'http://a.com' }] },
    'links.0',
    'Use https:// instead of http://.',
  ],
  [
    { links: [{ type: 'video' as const, url: 'a.com' }] },
    'links.0',
    'Enter a complete URL, such as https://example.com/.',
  ],
  [{ authorUrl: 'https://' }, 'authorUrl', 'Enter a complete URL, such as https://example.com/.'],
  [{ authorName: '' }, 'authorName', 'Enter the author’s name, too.'],
])('%j is refused with a reason', (change, field, message) => {
  expect(checkDraft({ ...whole, ...change })).toEqual({ [field]: message });
});

test('the file is named after the work', () => {
  expect(entryFileName('Été & Nuit - A film')).toBe('ete-nuit.yaml');
  expect(entryFileName('夜')).toBe('entry.yaml');
});
