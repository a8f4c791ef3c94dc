import { parseArgs } from 'node:util';
import { readVersion } from '../content/read-version.mjs';
import { siteOptions } from '../content/site-options.mjs';
import { ensureDependencies } from '../install/dependencies.mjs';
import { loadSource } from '../load-source.mjs';
import { root } from '../root.mjs';
import { Failure, main } from '../terminal/main.mjs';
import { step } from '../terminal/step.mjs';

const usage = `usage: npm run check -- affected --from 4.0.357 --to 4.0.360

Lists the docs pages whose exports, flags or quoted messages differ between two versions of the toolkit.`;

/**
 * `npm run check -- affected`: lists the pages to review after an update of the toolkit. Needs the network.
 */
await main(async () => {
  const { from, to } = readArguments();
  await step('Packages', async (say) => {
    await ensureDependencies(root, say);
    await ensureDependencies(`${root}/samples`, say);
  });
  const [before, after] = [await read(from), await read(to)];
  /** @type {typeof import('../../packages/editorial/index')} */
  const editorial = await loadSource('packages/editorial/index.ts');
  const matcherOf = (/** @type {string} */ message) => editorial.messageMatcher([message]);
  const { pages, others } = editorial.affectedPages(
    editorial.compareToolkits(before, after),
    editorial.readApiPages(await siteOptions(process.env)),
    matcherOf,
  );
  process.stdout.write(print(pages, others));
});

/**
 * @param {string} version
 * @returns {Promise<import('../../packages/editorial/index').Toolkit>}
 */
async function read(version) {
  /** @type {import('../../packages/editorial/index').Toolkit | undefined} */
  let toolkit;
  await step(`Toolkit ${version}`, async (say) => {
    toolkit = await readVersion(version, say);
    return `${toolkit.api.length} packages`;
  });
  if (!toolkit) throw new Failure(`Could not read Remotion ${version}.`);
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
 * @param {import('../../packages/editorial/index').AffectedPage[]} pages
 * @param {string[]} others
 */
function print(pages, others) {
  const list = (/** @type {string[]} */ lines) =>
    lines.map((line) => `  ${line.replaceAll('\n', ' ')}\n`).join('');
  const parts = pages.map(({ file, changes }) => `${file}\n${list(changes)}`);
  const rest = others.length > 0 ? `\nOn no page:\n${list(others)}` : '';
  return `\n${parts.join('\n')}${rest}\n${pages.length} pages are affected.\n`;
}
