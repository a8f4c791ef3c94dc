/** @jest-environment jsdom */
import { readExcerpt } from './excerpt';

const page = (prose: string) =>
  new DOMParser().parseFromString(`<p>Navbar</p><div class="prose">${prose}</div>`, 'text/html');

const guide = page(`
  <p>This guide is about sound.</p>
  <figure><pre><code>import x</code></pre></figure>
  <h2 id="volume">Volume</h2>
  <p>A file has a loudness. Set <code>volume</code> to 0.5 for half of it. Above 1, it gets louder. The rest follows.</p>
  <figure><figcaption>src/A.tsx</figcaption><pre><code>&lt;Audio /&gt;</code></pre></figure>
  <h2 id="terms">Terms</h2>
  <p>It is free for commercial use if you are</p>
  <ul><li>an individual,</li><li>a company with <code>3</code> people.</li></ul>
  <h2 id="table">Formats</h2>
  <table><thead><tr><th>File</th><th>Plays in</th></tr></thead>
  <tbody><tr><td>MP4</td><td>everything</td></tr><tr><td>WebM</td><td>browsers</td></tr><tr><td>MOV</td><td>editors</td></tr>
  <tr><td>GIF</td><td>chats</td></tr></tbody></table>
  <h2 id="empty">Empty</h2>
  <h3 id="type">type</h3>
  <p>string</p>
  <p>Says which kind of sound it is.</p>
`);

test('the sentences with the words of the question, and the first sample of the section', () => {
  expect(readExcerpt(guide, 'volume', 'How do I halve the volume?')).toEqual({
    text: 'Set `volume` to 0.5 for half of it. Above 1, it gets louder. The rest follows.',
    items: [],
    table: null,
    sample: '<pre><code>&lt;Audio /&gt;</code></pre>',
  });
});

test('without an anchor, what is above the first heading', () => {
  expect(readExcerpt(guide, '', 'sound')?.text).toBe('This guide is about sound.');
});

test('a paragraph that introduces a list brings the list with it', () => {
  expect(readExcerpt(guide, 'terms', 'Is it free?')).toMatchObject({
    text: 'It is free for commercial use if you are',
    items: ['an individual,', 'a company with `3` people.'],
  });
  expect(readExcerpt(guide, 'terms', 'company')).toMatchObject({
    text: 'It is free for commercial use if you are',
    items: ['an individual,', 'a company with `3` people.'],
  });
});

test('a table is quoted as rows with its heads: those that match, in their order', () => {
  expect(readExcerpt(guide, 'table', 'Which chats play a GIF?')?.table).toEqual({
    heads: ['File', 'Plays in'],
    rows: [
      ['MP4', 'everything'],
      ['WebM', 'browsers'],
      ['GIF', 'chats'],
    ],
  });
});

test('a section whose text shares no word is quoted from its first sentence, not from its type', () => {
  expect(readExcerpt(guide, 'type', 'nothing of it')?.text).toBe('Says which kind of sound it is.');
});

test('a section without text, and one that does not exist', () => {
  expect(readExcerpt(guide, 'empty', 'sound')).toBeUndefined();
  expect(readExcerpt(guide, 'gone', 'sound')).toBeUndefined();
});
