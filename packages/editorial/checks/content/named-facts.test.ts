import path from 'node:path';
import { checkedPage } from '../../../../test/support/checked-page';
import { temporaryFolder } from '../../../../test/support/temporary';
import { formatProblem } from '../../../content/shared/content-error';
import { checkNamedFacts } from './named-facts';

const facts = `acme-users:
  about: [Acme, Ada Byron]
  says: Ada Byron founded Acme, which has a million users.
  source: https://example.com/acme
`;

function check(body: string, { people = [] as string[], text = facts } = {}) {
  const contentDir = temporaryFolder('content', { 'named-facts.yaml': text });
  const nameOf = (file: string) => `content/${path.basename(file)}`;
  return checkNamedFacts([checkedPage(body)], { contentDir, people, nameOf })
    .map(formatProblem)
    .join('\n\n');
}

test('a sentence with a name cites a fact', () => {
  expect(check('See below. Acme has users.\n\nAcme. {/* fact: acme-users */}\n')).toBe(
    `content/docs/page.mdx:6:1
  found:    a sentence about Acme without a fact: "Acme has users."
  expected: a comment with the key of a fact about Acme
  fix:      Add \`{/* fact: KEY */}\` after the sentence. The facts are in content/named-facts.yaml. Reword claims that no fact supports.`,
  );
  expect(check('[Ada Byron](https://example.com) founded Acme. {/* fact: acme-users */}\n')).toBe('');
});

test('a comment is for its paragraph or its item, and one behind a table for the table', () => {
  const cited = '- Acme has users. {/* fact: acme-users */}\n';
  expect(check(cited)).toBe('');
  expect(check(`${cited}- Acme is large.\n`)).toContain('"Acme is large."');
  expect(check('| Name |\n| --- |\n| Acme |\n\n{/* fact: acme-users */}\n')).toBe('');
});

test('a fact about another name does not count', () => {
  expect(check('Bob met Acme. {/* fact: acme-users */}\n', { people: ['Bob'] })).toContain(
    'a sentence about Bob',
  );
});

test('code, headings and parts of words are no names', () => {
  const cited = 'Acme. {/* fact: acme-users */}\n';
  expect(check(`${cited}\n## Acme\n\nCall \`Acme()\`, Acmeology.\n`)).toBe('');
});

test('a longer name is not the shorter one in it', () => {
  const text = `${facts}ada:\n  about: [Ada]\n  says: She writes.\n  source: https://example.com/ada\n`;
  const body = 'Ada Byron founded Acme. {/* fact: acme-users */}\n\nAda writes. {/* fact: ada */}\n';
  expect(check(body, { text })).toBe('');
});

test('a key that is not there is reported with the nearest one', () => {
  expect(check('Acme. {/* fact: acme-user */}\n')).toContain(
    '  found:    the fact `acme-user`\n  expected: a key from content/named-facts.yaml\n  fix:      Did you mean `acme-users`?',
  );
});

test('a fact that no page cites is reported', () => {
  expect(check('Text.\n')).toBe(
    `content/named-facts.yaml:1
  found:    the fact "acme-users", which no page cites
  expected: a page with \`{/* fact: acme-users */}\`
  fix:      Cite it, or remove it.`,
  );
});
