import { d, line, playhead, range, rect } from './shapes';

/** Draws a release: its number over a ruler of ten minor versions, with the playhead at its own. */
export function drawRelease(version: string, w: number, h: number): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [left, wide, bottom] = [w * 0.06, w * 0.88, h * 0.9];
  const at = left + wide * Math.min(1, minor / 10);
  const ticks = range(41).map((index) => {
    const isLong = index % 4 === 0;
    const x = left + (wide * index) / 40;
    return line(d('M', x, bottom, 'v', -h * (isLong ? 0.08 : 0.04)), isLong ? '3' : '2', h * 0.006);
  });
  return (
    rect(0, 0, at, h, '1') +
    ticks.join('') +
    playhead(at, h * 0.08, bottom) +
    `<text x="${left + h * 0.05}" y="${Math.round(h * 0.7)}" font-size="${Math.round(h * 0.62)}" class="fi">${major}.${minor}</text>`
  );
}
