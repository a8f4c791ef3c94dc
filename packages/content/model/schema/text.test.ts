import { docFrontmatter } from '../sets/docs/schema';
import { postFrontmatter } from '../sets/posts/schema';

test('numbers and words that YAML reads as values are text', () => {
  expect(docFrontmatter.parse({ title: 404, crumb: true })).toMatchObject({ title: '404', crumb: 'true' });
});

test('what is not text is refused, not written out', () => {
  expect(docFrontmatter.safeParse({ title: null }).error?.issues).toMatchObject([
    { path: ['title'], message: 'text' },
  ]);
  expect(docFrontmatter.safeParse({ description: { a: 1 } }).success).toBe(false);
  expect(docFrontmatter.safeParse({ id: 'a/b' }).error?.issues[0]?.message).toBe(
    'an id without a slash: the folder is added to it',
  );
});

test('an author written out in a post is an author, and a tag with a label is a tag', () => {
  const matter = { authors: [{ name: 'Ada' }, 'grace'], tags: [{ label: 'New' }, 5] };
  expect(postFrontmatter.parse(matter)).toMatchObject({
    authors: [{ name: 'Ada' }, 'grace'],
    tags: ['New', '5'],
  });
});

test('names with commas between them are a list, and sentences are not', () => {
  const matter = docFrontmatter.parse({
    keywords: 'tween, lerp,map',
    tags: 'New',
    answers: 'why, when it stops',
  });
  expect(matter).toMatchObject({
    keywords: ['tween', 'lerp', 'map'],
    tags: ['New'],
    answers: ['why, when it stops'],
  });
});
