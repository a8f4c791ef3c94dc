import { temporaryFolder } from '../../../test/support/temporary';
import { readCli } from './cli';

const manifest = '{"version": "4.0.1"}';

test('commands and flags are read out of the code of the packages', () => {
  const scope = temporaryFolder('cli', {
    'cli/package.json': manifest,
    'cli/dist/index.js': "if (command === 'render') {}\nconst { runs, scale } = parsed_cli_1.parsedCli;",
    'cli/dist/versions.js': "exports.VERSIONS_COMMAND = 'versions';",
    'cli/dist/parsed-cli.js': "exports.BooleanFlags = [\n    'quiet',\n];\nparsed_cli_1.parsedCli['out-dir']",
    'lambda/package.json': manifest,
    'lambda/dist/cli/args.js': 'args_1.parsedLambdaCli.memory',
    'lambda/dist/cli/commands/sites/index.js': "exports.SITES_COMMAND = 'sites';",
    'lambda/dist/cli/commands/sites/create.js': "exports.SITES_CREATE_SUBCOMMAND = 'create';",
    'cloudrun/package.json': manifest,
    'cloudrun/dist/cli/commands/regions.js': "exports.REGIONS_COMMAND = 'regions';",
    'renderer/package.json': manifest,
    'renderer/dist/options/scale.js': "const cliFlag = 'scale';",
  });
  expect(readCli(scope)).toMatchObject({
    packages: { '@remotion/lambda': '4.0.1' },
    commands: [
      'browser ensure',
      'cloudrun regions',
      'lambda sites',
      'lambda sites create',
      'render',
      'versions',
    ],
    flags: {
      remotion: ['out-dir', 'quiet', 'runs', 'scale'],
      lambda: ['memory', 'out-dir', 'quiet', 'runs', 'scale'],
      cloudrun: ['out-dir', 'quiet', 'runs', 'scale'],
    },
  });
});
