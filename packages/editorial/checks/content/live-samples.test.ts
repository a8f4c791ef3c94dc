import { checkedPage } from '../../../../test/support/checked-page';
import { temporaryFolder } from '../../../../test/support/temporary';
import { liveDigest } from '../../../content/compile/code/live';
import { formatProblem } from '../../../content/shared/content-error';
import { livePosterFile } from '../../../content/shared/live-options';
import { checkLivePosters } from './live-samples';

const code = 'export const A = () => <p>A</p>;';
const options = { width: 640, height: 360, fps: 30, durationInFrames: 90, posterFrame: 45 };
const page = (meta: string) => checkedPage(`Text.\n\n\`\`\`tsx ${meta}\n${code}\n\`\`\`\n`);

test('a live sample without a poster of its code is reported at its line', () => {
  const root = temporaryFolder('live', {});
  expect(checkLivePosters([page('live alt="A letter"')], root).map(formatProblem)).toEqual([
    `content/docs/page.mdx:8:1
  found:    a live sample whose poster is missing or out of date
  expected: a poster of what the code draws
  fix:      Run \`npm run update -- posters samples\`, and look at the poster.`,
  ]);
});

test('the poster of a sample belongs to its code and to how it is played', () => {
  const poster = `static/${livePosterFile(liveDigest(code, options))}`;
  const root = temporaryFolder('live', { [poster]: '' });
  expect(checkLivePosters([page('live alt="A letter"')], root)).toEqual([]);
  expect(checkLivePosters([page('live alt="Another text about it"')], root)).toEqual([]);
  expect(checkLivePosters([page('live alt="A letter" fps=25')], root)).toHaveLength(1);
  expect(checkLivePosters([page('title="a.tsx"')], root)).toEqual([]);
});
