import { box, dot, fill, move, stroke, text, times } from './kit';

const paper = box(0, 0, 320, 180, '0');

export const renderServer =
  paper +
  box(24, 24, 126, 26, 'k', 5) +
  text(34, 41, 11, 'POST /renders', { tint: 'w', isCode: true, weight: 500 }) +
  times(3, (index) => {
    const y = 66 + index * 32;
    return (
      box(24, y, 272, 24, '1', 5) +
      text(32, y + 16.5, 12, `render ${index + 1}`, { isCode: true, weight: 500 }) +
      box(96, y + 8, 150, 8, '2', 4) +
      move('wide', { at: 0.3 + index * 0.75, for: 0.7 }, box(96, y + 8, 150, 8, '3', 4)) +
      move(
        'pop',
        { at: 1 + index * 0.75, for: 0.25 },
        dot(274, y + 12, 7, 'a') + stroke(`M270.500 ${y + 12}l2.500 2.500 4.500-4.500`, '0', 1.6),
      )
    );
  });

export const recorder =
  box(0, 0, 320, 180, '1') +
  box(18, 16, 200, 118, '0', 8) +
  box(18, 16, 200, 15, '2', 8) +
  times(5, (index) =>
    move(
      'wide',
      { at: 0.2 + index * 0.25, for: 0.5 },
      box(32 + (index % 3) * 12, 44 + index * 16, 96 - index * 8, 7, index === 2 ? '3' : '2', 3.5),
    ),
  ) +
  move(
    'shift',
    { at: 0.6, for: 0.6, more: '--x:70px;--y:0px' },
    box(230, 16, 74, 118, '2', 8) +
      dot(267, 62, 18, '3') +
      fill('M236 134c2-34 14-44 31-44s29 10 31 44z', '3') +
      dot(294, 26, 3.5, 'a'),
  ) +
  move('rise', { at: 1.1 }, text(160, 160, 15, 'Record, caption, render', { anchor: 'middle', weight: 650 }));

export const still =
  paper +
  move('rise', { for: 0.5 }, text(28, 60, 25, 'Welcome to Remotion', { weight: 700 })) +
  move('rise', { at: 0.25 }, text(28, 86, 14, 'One card for each address', { tint: '3', weight: 500 })) +
  move(
    'draw',
    { at: 0.5, for: 1.2 },
    stroke('M-6 150c40-44 78 18 112-12s46-40 86-16 60 10 134-26', '2', 16),
  ) +
  move('draw', { at: 0.7, for: 1.2 }, stroke('M-6 172c50-34 88 12 130-14s70-22 96-8 60 4 104-20', '3', 5)) +
  text(296, 30, 12, '1200 × 627', { anchor: 'end', tint: '3', isCode: true, weight: 500 });

/** People who starred a repository; the newest comes in at the top. */
export const stargazer =
  box(0, 0, 320, 180, '1') +
  move(
    'shift',
    { for: 2.4, more: '--x:0px;--y:-138px' },
    times(6, (index) => {
      const y = 52 + index * 46;
      return (
        box(20, y, 280, 38, '0', 5) +
        dot(42, y + 19, 13, index % 2 ? '2' : '3') +
        box(64, y + 9, 70 + ((index * 23) % 40), 7, 'i', 3.5) +
        box(64, y + 22, 120, 6, '2', 3) +
        text(288, y + 24, 12, `#${100 - index}`, { anchor: 'end', weight: 500, isCode: true })
      );
    }),
  ) +
  box(0, 0, 320, 42, '0') +
  text(20, 26, 14, 'your / <tspan font-weight="700">repository</tspan>', { weight: 400 }) +
  move(
    'pop',
    { at: 2, for: 0.4 },
    fill(
      'm270 10 4.100 8.300 9.200 1.300-6.600 6.500 1.500 9.100-8.200-4.300-8.200 4.300 1.500-9.100-6.600-6.500 9.200-1.300z',
      'a',
    ),
  ) +
  text(288, 27, 13, '100', { weight: 700 });

export const editorStarter =
  box(0, 0, 320, 180, '1') +
  box(12, 10, 196, 96, '0', 5) +
  move('pop', { at: 0.2 }, box(44, 28, 76, 50, '3', 4)) +
  move('rise', { at: 0.8 }, text(134, 62, 17, 'Title', { weight: 700 })) +
  stroke('M40 24h84v58H40z', 'a', 1.2) +
  box(216, 10, 92, 96, '0', 5) +
  times(5, (index) => box(226, 22 + index * 16, 30, 6, '2', 3) + box(264, 20 + index * 16, 34, 10, '1', 3)) +
  times(3, (row) => box(12, 118 + row * 19, 296, 15, '0', 3)) +
  move('wide', { at: 0.3 }, box(24, 119, 124, 13, '3', 3)) +
  move('wide', { at: 0.6 }, box(92, 138, 150, 13, '2', 3)) +
  move('wide', { at: 0.9 }, box(24, 157, 250, 13, '2', 3)) +
  move('shift', { for: 2.7, more: '--x:-190px;--y:0px' }, fill('m222 109 5 5-4 4v56h-2v-56l-4-4z', 'a'));

export const promptToVideo =
  box(0, 0, 320, 180, 'k') +
  box(110, 0, 100, 180, '2') +
  move(
    'shift',
    { for: 3, more: '--x:16px;--y:12px' },
    dot(176, 60, 30, '3') + fill('M100 140q30-46 60-18t70-22v100H100z', '1'),
  ) +
  move(
    'leave',
    { at: 0.9, for: 0.3 },
    move(
      'pop',
      { for: 0.3 },
      box(118, 66, 84, 44, 'k') +
        box(120, 68, 80, 40, 'y') +
        text(160, 86, 13, 'A STORY', { tint: 'k', anchor: 'middle', weight: 800 }) +
        text(160, 101, 13, 'OF VENUS', { tint: 'k', anchor: 'middle', weight: 800 }),
    ),
  ) +
  ['Once', 'there was', 'a planet', 'of clouds']
    .map((part, index) =>
      move(
        'lit',
        { at: 1.1 + index * 0.45, for: index === 3 ? 9 : 1.55 + index * 0.45 },
        text(160, 150, 16, part, { tint: 'w', anchor: 'middle', weight: 800 }),
      ),
    )
    .join('');
