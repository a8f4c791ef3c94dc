import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Frame } from '../../packages/content/settings/types';
import { root } from '../../scripts/root.mjs';

const read = (name: string): unknown =>
  parse(fs.readFileSync(path.join(root, 'content/settings', `${name}.yaml`), 'utf8'));

/** The navbar, footer and announcement of this site. Tests replace them. */
export const frame = {
  navbar: read('navbar'),
  footer: read('footer'),
  announcement: read('announcement'),
} as Frame;
