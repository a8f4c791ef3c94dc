import fs from 'node:fs';
import { checkedPage } from '../../../../test/support/checked-page';
import { formatProblem } from '../../../content/shared/content-error';
import { checkFfmpegLines, type FfmpegSnapshot } from './ffmpeg-lines';

const ffmpeg = JSON.parse(fs.readFileSync('samples/ffmpeg.json', 'utf8')) as FfmpegSnapshot;
const check = (line: string) =>
  checkFfmpegLines(checkedPage(`\`\`\`bash\n${line}\n\`\`\`\n`), ffmpeg)
    .map(formatProblem)
    .join('\n\n');

test('an encoder that the toolkit leaves out is reported', () => {
  expect(check('npx remotion ffmpeg -i in.mov -c:v libx265x out.mp4')).toBe(
    `content/docs/page.mdx:7
  found:    \`remotion ffmpeg -i in.mov -c:v libx265x out.mp4\`, but Remotion's FFmpeg has no encoder \`libx265x\`
  expected: a part of ${ffmpeg.package}
  fix:      Did you mean \`libx265\`?`,
  );
});

test.each([
  ['-i https://example.com/a.mp4 b.mp4', 'protocol for input `https`'],
  ['-i a.mp4 -vf scale=1:2,drawtext=text=a b.mp4', 'filter `drawtext`'],
  ['-i a.mp4 -filter_complex "[0:v]scale=2:1[v];[v]zoompan" b.mp4', 'filter `zoompan`'],
  ['-i a.mp4 -c:a flac b.mp4', 'encoder `flac`'],
  ['-c:v vp7 -i a.webm b.mp4', 'decoder `vp7`'],
  ['-i a.mp4 -f dash b', 'muxer `dash`'],
  ['-i a.mp4 -y list.m3u8', 'muxer `hls`'],
])('ffmpeg %s needs the %s', (options, part) => {
  expect(check(`npx remotion ffmpeg ${options}`)).toContain(`has no ${part}`);
});

test.each([
  '-i a.mov -c:v libx264 -pix_fmt yuv420p -c:a aac b.mp4',
  '-i a.mov -vf scale=1280:-2 public/b.mp4',
  '-i http://example.com/a.mp4 -c copy b.mkv',
  '-i a.mp4 -ar 16000 b.wav -y',
  '-version',
])('ffmpeg %s passes', (options) => {
  expect(check(`npx remotion ffmpeg ${options}`)).toBe('');
});

test('other programs are not asked', () => {
  expect(check('ffmpeg -i https://example.com/a.mp4 -c:v anything b.xyz')).toBe('');
});
