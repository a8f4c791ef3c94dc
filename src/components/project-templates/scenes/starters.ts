import { box, dot, fill, move, stroke, text, times, words } from './kit';

const paper = box(0, 0, 320, 180, '0');

/** The logo of the Hello World templates, which moves up when the title comes. */
const atom = move(
  'shift',
  { at: 0.75, for: 0.6, more: '--x:0px;--y:25px' },
  times(
    3,
    (index) =>
      `<g transform="rotate(${index * 60} 160 65)">${move('draw', { at: 0.1 * index, for: 0.7 }, stroke('M160 25a18 40 0 1 1-.1 0z', index === 1 ? '2' : '3', 4.5))}</g>`,
  ) + move('pop', { for: 0.5 }, dot(160, 65, 10, '3')),
);

/** Returns the scene of a Hello World template, which asks to edit a file. */
const welcome = (file: string) =>
  paper +
  atom +
  words(140, 24, ['Welcome', 'to', 'Remotion'], 1) +
  move(
    'rise',
    { at: 1.7 },
    text(160, 164, 12, `Edit <tspan class="f3 mono">${file}</tspan> and save to reload.`, {
      anchor: 'middle',
      weight: 400,
    }),
  );

export const helloWorld = welcome('src/Root.tsx');

export const javascript = welcome('src/Root.jsx');

export const blank =
  paper +
  stroke('M84 54V42h12M224 42h12v12M236 118v12h-12M96 130H84v-12', '2', 2) +
  move('pop', { at: 0.3 }, stroke('M160 76v20M150 86h20', 'a', 2)) +
  text(160, 117, 12, 'MyComp, an empty canvas', { anchor: 'middle', weight: 500, tint: '3' }) +
  times(17, (index) => stroke(`M${40 + index * 15} 152v${index % 4 === 0 ? 9 : 5}`, '2', 1)) +
  move('shift', { for: 2.6, more: '--x:-240px;--y:0px' }, fill('m280 143 5 5-4 4v18h-2v-18l-4-4z', 'a'));

/** Rings around a logo that fly out, then a title that is wiped in. */
function ringsAndTitle(logo: string, title: string): string {
  const rings = [112, 84, 56]
    .map((radius, index) =>
      move('pop', { at: 0.08 * index, for: 0.7 }, dot(160, 90, radius, String(index % 2))),
    )
    .join('');
  return (
    move('leave', { at: 1.2, for: 0.6 }, rings + move('pop', { at: 0.25, for: 0.6 }, logo)) +
    move('rise', { at: 1.5, for: 0.6 }, text(160, 98, 26, title, { anchor: 'middle', weight: 700 }))
  );
}

const nextLogo = dot(160, 90, 30, 'i') + stroke('M149 103V78l23 29M171 78v17', '0', 4);

export const next = paper + ringsAndTitle(nextLogo, 'Next.js and Remotion');

/** A page with the Player, a field and a button, around a picture. */
function page(picture: string, address: string): string {
  return (
    box(0, 0, 320, 180, '1') +
    box(40, 12, 240, 168, '0', 8) +
    `<g transform="translate(64 34) scale(.6)">${box(0, 0, 320, 170, '1', 6)}${picture}</g>` +
    box(40, 12, 240, 16, '2', 8) +
    times(3, (index) => dot(50 + index * 8, 20, 2.2, '0')) +
    text(160, 24, 11, address, { anchor: 'middle', isCode: true, weight: 500 }) +
    box(64, 146, 128, 18, '1', 4) +
    move('wide', { at: 0.3, for: 1 }, text(71, 159, 11, 'Next.js and Remotion', { weight: 500 })) +
    move(
      'pop',
      { at: 1.6, for: 0.4 },
      box(200, 146, 56, 18, '3', 4) +
        text(228, 159, 12, 'Render', { anchor: 'middle', tint: '0', weight: 600 }),
    )
  );
}

const centered = (inner: string) => `<g transform="translate(0 -5)">${inner}</g>`;
export const nextTailwind = page(centered(ringsAndTitle(nextLogo, 'Next.js and Remotion')), 'localhost:3000');
export const nextPages = page(
  centered(
    move('pop', { for: 0.6 }, nextLogo) +
      move(
        'rise',
        { at: 0.7 },
        text(160, 150, 20, 'Next.js and Remotion', { anchor: 'middle', weight: 700 }),
      ),
  ),
  'pages/index.tsx',
);

const routerLogo =
  move('draw', { at: 0.4, for: 0.6 }, stroke('M136 102h18c10 0 2-24 12-24h6M136 102', '2', 7)) +
  dot(136, 102, 8, 'i') +
  dot(160, 78, 8, 'i') +
  dot(184, 102, 8, 'i') +
  dot(160, 90, 7, '3');

export const reactRouter = paper + ringsAndTitle(routerLogo, 'Welcome, stranger');
