import { beats, box, dot, fill, move, stroke, text, times, words } from './kit';

const night = box(0, 0, 320, 180, 'k');
const paper = box(0, 0, 320, 180, '0');

const cover = (x: number, y: number, size: number) =>
  box(x, y, size, size, '3', 5) +
  fill(
    `M${x} ${y + size * 0.75}q${size / 4} -${size * 0.4} ${size / 2} -${size * 0.15}t${size / 2} -${size * 0.2}V${y + size}H${x}z`,
    '2',
  ) +
  dot(x + size * 0.7, y + size * 0.3, size * 0.12, 'w');

/** Words of a line that light up in turn, `step` seconds each, from the second `at` on. */
const spoken = (y: number, line: string, at: number, step: number) =>
  text(
    24,
    y,
    14,
    line
      .split(' ')
      .map(
        (word, index) => `<tspan class="said" style="--d:${(at + index * step).toFixed(1)}">${word}</tspan>`,
      )
      .join(' '),
    { tint: 'w', weight: 600 },
  );

export const audiogram =
  night +
  cover(24, 20, 56) +
  text(92, 44, 15, 'Episode 12', { tint: 'w', weight: 700 }) +
  text(92, 62, 11, 'Videos from code', { tint: 'g', weight: 500 }) +
  beats(34, { x: 24, y: 105, step: 8, height: 34, tint: 'y' }) +
  spoken(148, 'Every word appears as it is', 0.4, 0.3) +
  spoken(167, 'spoken.', 2.2, 0.3);

export const musicVisualization =
  night +
  `<g opacity=".35">${move('beat', { more: '--f:4' }, dot(160, 66, 74, '2'))}</g>` +
  beats(40, { x: 22, y: 66, step: 7, height: 84, tint: '3' }) +
  box(16, 120, 288, 50, 'n', 9) +
  cover(24, 127, 36) +
  text(72, 146, 17, 'Demo song', { tint: 'w', weight: 700 }) +
  text(72, 162, 12, 'The artist', { tint: 'g', weight: 500 });

const neon =
  'M28 118c22 8 46-56 32-60s-20 66 6 60 20-62 30-60-14 66 8 58 12-34 22-32-6 34 10 32 14-34 22-32 6 24-2 30 28 8 34-16 30-14 22 0-22 24-2 18 22-30 30-28-4 36 22 22 20-14 28-18';
export const skia =
  night +
  ['14', '7', '2.5']
    .map(
      (width, index) =>
        `<g opacity="${[0.25, 0.5, 1][index]}">${move('draw', { at: 0.1, for: 1.9 }, stroke(neon, index === 2 ? 'w' : '3', Number(width)))}</g>`,
    )
    .join('') +
  text(160, 165, 12, 'Edit src/HelloSkia.tsx and save to refresh.', {
    tint: 'w',
    anchor: 'middle',
    weight: 500,
  });

const bricks = times(8, (row) =>
  times(14, (column) => ((row + column) % 2 ? box(column * 23, row * 23, 23, 23, '1') : '')),
);
export const overlay =
  paper +
  bricks +
  move(
    'leave',
    { at: 2.6, for: 0.35 },
    move(
      'pop',
      { at: 0.2, for: 0.5 },
      box(178, 22, 122, 66, 'w', 8) +
        text(192, 54, 26, 'Look', { tint: 'k', weight: 700 }) +
        text(192, 74, 12, "I'm an overlay!", { tint: 'b', weight: 700 }),
    ),
  ) +
  text(20, 165, 12, 'ProRes 4444 with an alpha channel', { tint: '3', isCode: true, weight: 500 });

/** A word of code that moves from its first place to its second. */
const token = (x: number, y: number, words: string, from: number, tint = 'w') =>
  move(
    'shift',
    { at: 1, for: 0.5, more: `--x:0px;--y:${from}px` },
    text(x, y, 13, words, { tint, isCode: true, weight: 500 }),
  );
export const codeHike =
  night +
  box(0, 0, 320, 4, 'n') +
  move('wide', { for: 2.8 }, box(0, 0, 320, 4, '3')) +
  token(36, 48, 'const user = {', 16, 'b') +
  token(60, 68, "name: 'Lorem',", 16) +
  token(60, 88, 'age: 26,', 16, 'y') +
  token(36, 108, '};', 16) +
  move(
    'rise',
    { at: 1.2, for: 0.4 },
    text(36, 136, 13, 'console.log(user.location);', { tint: 'w', isCode: true, weight: 500 }),
  ) +
  move(
    'draw',
    { at: 1.6, for: 0.5 },
    stroke('M166 141l4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3', 'a', 1.5),
  ) +
  move(
    'rise',
    { at: 1.9, for: 0.4 },
    box(132, 150, 152, 18, 'n', 4) +
      text(140, 162, 8.5, "'location' does not exist", { tint: 'a', isCode: true, weight: 500 }),
  );

/** Words over a portrait video, outlined as in the video: white, then lit while they are spoken. */
const caption = (y: number, all: readonly string[], at: number) =>
  `<g stroke="#0b0d12" stroke-width="4" stroke-linejoin="round" paint-order="stroke">${all
    .map(
      (word, index) =>
        text(160, y + index * 17, 16, word, { tint: 'w', anchor: 'middle', weight: 800 }) +
        move(
          'lit',
          { at: at + index * 0.45, for: at + index * 0.45 + 0.45 },
          text(160, y + index * 17, 16, word, { tint: 'e', anchor: 'middle', weight: 800 }),
        ),
    )
    .join('')}</g>`;
const phoneVideo =
  box(0, 0, 320, 180, '1') +
  box(110, 0, 100, 180, '2') +
  dot(160, 78, 26, '3') +
  fill('M116 180c4-46 24-58 44-58s40 12 44 58z', '3');
export const tiktok =
  phoneVideo + move('pop', { at: 0.1, for: 0.35 }, caption(128, ['CAPTIONS', 'THAT', 'LIGHT UP'], 0.4));

/** A device that turns, drawn from its front and its edge. */
export const three =
  paper +
  `<ellipse cx="160" cy="166" rx="52" ry="7" class="f1"/>` +
  move(
    'turn',
    { for: 2.8 },
    box(124, 14, 76, 146, 'i', 13) +
      box(130, 20, 64, 134, '2', 8) +
      move('shift', { for: 2.8, more: '--x:0px;--y:70px' }, dot(162, 58, 17, 'a')) +
      fill('M130 120q16-26 32-10t32-8v44q0 8-8 8h-48q-8 0-8-8z', '3') +
      box(150, 24, 24, 5, 'i', 2.5),
  );

/** Text that is read aloud: its words come with the voice. */
export const tts =
  paper +
  words(88, 25, ['Working', 'with', 'TTS'], 0.3, 0.32) +
  words(118, 17, ['(Azure', '+', 'AWS', 'S3)'], 1.3, 0.28) +
  beats(24, { x: 100, y: 154, step: 5, height: 22, tint: '3' });
export const googleTts =
  paper +
  move(
    'pop',
    { for: 0.4 },
    fill('M44 28h232a8 8 0 0 1 8 8v68a8 8 0 0 1-8 8H92l-20 20v-20H44a8 8 0 0 1-8-8V36a8 8 0 0 1 8-8z', '1'),
  ) +
  move('wide', { at: 0.4, for: 0.9 }, text(56, 66, 19, 'Your title, read aloud', { weight: 700 })) +
  move('wide', { at: 1.2, for: 0.9 }, text(56, 90, 13, "in one of Google's voices", { weight: 500 })) +
  beats(38, { x: 56, y: 150, step: 5.6, height: 26, tint: '3' });
