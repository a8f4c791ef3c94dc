import fs from 'node:fs';
import path from 'node:path';
import { codeDigest, digestOf } from '@docs/content';

/**
 * Makes Gatsby drop its cache when something changes that its nodes depend on. Gatsby hashes the files of a local
 * plugin without a version, but not its options or the packages that it imports. Their digest is therefore written
 * to a file of this plugin.
 * @param root Absolute path of the project folder.
 * @param inputs What the nodes depend on in addition to the content and the code, such as the plugin's options.
 */
export function writeVersion(root: string, ...inputs: unknown[]): void {
  const digest = digestOf(codeDigest(root, ['packages/content']), JSON.stringify(inputs));
  fs.writeFileSync(path.join(root, 'plugins/gatsby-source-content/digest.txt'), `${digest}\n`);
}
