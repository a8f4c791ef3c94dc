import { parseArgs } from 'node:util';
import { ensureDependencies } from './install/dependencies.mjs';
import { loadSource } from './load-source.mjs';
import { root } from './root.mjs';
import { Failure, main } from './terminal/main.mjs';
import { step } from './terminal/step.mjs';
import { affectedPages, compareToolkits } from './toolkit/changes.mjs';
import { readVersion } from './toolkit/read-version.mjs';

const usage = `usage: npm run content:affected -- --from 4.0.357 --to 4.0.360

Lists the docs pages whose exports, flags or quoted messages differ between two versions of the toolkit.`;

/**
 * `npm run content:affected`: lists the pages to review after an update of the toolkit. Needs the network.
 */
await main(async () => {
  const { from, to } = readArguments();
  await step('Packages', async (say) => {
    await ensureDependencies(root, say);
    await ensureDependencies(`${root}/samples`, say);
  });
  const [before, after] = [await read(from), await read(to)];
  const { readApiPages } = await loadSource('src/checks/api/pages.ts');
  const { messageMatcher } = await loadSource('src/checks/content/match-message.ts');
  const matcherOf = (/** @type {string} */ message) => messageMatcher([message]);
  const { pages, others } = affectedPages(compareToolkits(before, after), readApiPages(root), matcherOf);
  process.stdout.write(print(pages, others));
});

/**
 * @param {string} version
 * @returns {Promise<import('./toolkit/changes.mjs').Toolkit>}
 */
async function read(version) {
  /** @type {import('./toolkit/changes.mjs').Toolkit | undefined} */
  let toolkit;
  await step(`Toolkit ${version}`, async (say) => {
    toolkit = await readVersion(version, say);
    return `${toolkit.api.length} packages`;
  });
  if (!toolkit) throw new Failure(`The toolkit ${version} was not read.`);
  return toolkit;
}

function readArguments() {
  const text = /** @type {const} */ ({ type: 'string' });
  const isVersion = (/** @type {unknown} */ value) => /^\d+\.\d+\.\d+$/.test(String(value));
  try {
    const { values } = parseArgs({ options: { from: text, to: text } });
    if (isVersion(values.from) && isVersion(values.to))
      return { from: String(values.from), to: String(values.to) };
  } catch (error) {
    throw new Failure(`${/** @type {Error} */ (error).message}\n\n${usage}`);
  }
  throw new Failure(usage);
}

/**
 * @param {import('./toolkit/changes.mjs').AffectedPage[]} pages
 * @param {string[]} others
 */
function print(pages, others) {
  const list = (/** @type {string[]} */ lines) =>
    lines.map((line) => `  ${line.replaceAll('\n', ' ')}\n`).join('');
  const parts = pages.map(({ file, changes }) => `${file}\n${list(changes)}`);
  const rest = others.length > 0 ? `\nOn no page:\n${list(others)}` : '';
  return `\n${parts.join('\n')}${rest}\n${pages.length} pages are affected.\n`;
}
