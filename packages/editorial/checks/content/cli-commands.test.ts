import { checkedPage } from '../../../../test/support/checked-page';
import { formatProblem } from '../../../content/shared/content-error';
import { type CliSnapshot, checkCliCommands } from './cli-commands';

const cli: CliSnapshot = {
  packages: { '@remotion/cli': '4.0.1' },
  commands: ['ffmpeg', 'render', 'lambda', 'lambda render', 'lambda sites', 'lambda sites create'],
  flags: { remotion: ['scale', 'open', 'y'], lambda: ['memory'] },
  exceptions: { install: 'Removed in version 4.', '--new': 'Newer.' },
};
const check = (body: string) => checkCliCommands(checkedPage(body), cli).map(formatProblem).join('\n\n');
const shell = (line: string) => check(`\`\`\`bash\n${line}\n\`\`\`\n`);

test('an unknown command is reported with the nearest one', () => {
  expect(shell('npm i\nnpx remotion rendr Intro')).toBe(
    `content/docs/page.mdx:8
  found:    \`remotion rendr Intro\`, but \`remotion\` has no command \`rendr\`
  expected: a command of @remotion/cli 4.0.1
  fix:      Did you mean \`render\`?`,
  );
});

test('an unknown subcommand is reported, in inline code too', () => {
  expect(check('Call `bunx remotion lambda sites creat`.\n')).toContain(
    'but `remotion lambda sites` has no command `creat`',
  );
});

test('an unknown flag is reported, on a continued line too', () => {
  expect(shell('npx remotion render \\\n  --scales=2')).toBe(
    `content/docs/page.mdx:7
  found:    \`remotion render --scales=2\`, but no command of \`remotion\` has the flag \`--scales\`
  expected: a flag of @remotion/cli 4.0.1
  fix:      Did you mean \`scale\`?`,
  );
  expect(shell('npx remotion render --memory=2048')).toContain('has the flag `--memory`');
});

test.each([
  'npx remotion render Intro out.mp4 --scale=2 -y',
  'npx remotion render --no-open',
  'npx remotion lambda render my-site --memory=2048',
  'npx remotion lambda sites create src/index.ts',
  'npx remotion <command>',
  'npx remotion ffmpeg -i a.mov --whatever b.mp4',
  'npx remotion install',
  'npx remotion render --new',
  'npx remotion render && npx other --flag',
  'npx remotion render Intro # --comment',
  `npx remotion render Intro --scale='a --b'`,
  'npx remotion-other --flag',
])('%s passes', (line) => {
  expect(shell(line)).toBe('');
});
