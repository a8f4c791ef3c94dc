import { createHash } from 'node:crypto';
import path from 'node:path';
import { writeIfChanged } from '@docs/content';
import type { PublicUrl } from './addresses';
import { packTar } from './tar';

/** Name of the skill and of its folder. */
const skillName = 'remotion-docs';
const skillsFolder = '/.well-known/agent-skills';
const archiveFile = '/docs.tar.gz';

interface AgentJob {
  root: string;
  publicUrl: PublicUrl;
  /** Version of the toolkit that is documented. */
  version: string;
}

/**
 * Returns the skill that tells agents how to find and read pages, and the index that announces it
 * (https://agentskills.io), by URL path.
 */
export function skillFiles(publicUrl: PublicUrl): Map<string, string> {
  const file = `${skillsFolder}/${skillName}/SKILL.md`;
  const text = skill(publicUrl);
  const entry = {
    name: skillName,
    type: 'skill-md',
    description: skillDescription,
    url: new URL(publicUrl(file)).pathname,
    digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
  };
  const schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';
  return new Map([
    [file, text],
    [`${skillsFolder}/index.json`, `${JSON.stringify({ $schema: schema, skills: [entry] }, null, 2)}\n`],
  ]);
}

/**
 * Writes the documentation as an npm package: Markdown, the exports of packages, the search index, and an MCP
 * server without other dependencies. Returns the absolute path of the archive.
 * @param texts The files to pack by URL path.
 */
export async function writeArchive(texts: ReadonlyMap<string, string>, job: AgentJob): Promise<string> {
  const { root, publicUrl, version } = job;
  const manifest = {
    name: skillName,
    version,
    description: 'The documentation of Remotion as Markdown, with an MCP server',
    type: 'module',
    bin: 'mcp.mjs',
    engines: { node: '>=20' },
    homepage: publicUrl('/'),
  };
  const files = new Map([
    ['package.json', `${JSON.stringify(manifest, null, 2)}\n`],
    ['AGENTS.md', guide(job)],
    ['mcp.mjs', await bundleServer(root)],
    ...[...texts].map(([name, text]) => [name.slice(1), text] as const),
  ]);
  const target = path.join(root, 'public', archiveFile);
  const bytes = packTar(`${skillName}-${version}`, files);
  writeIfChanged(target, bytes);
  return target;
}

/** Returns the MCP server for standard input and output as one module. */
async function bundleServer(root: string): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'packages/agents/stdio.ts')],
    bundle: true,
    write: false,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    alias: { '@docs': path.join(root, 'packages') },
    // CommonJS packages call `require`, which does not exist in an ES module.
    banner: {
      js: "#!/usr/bin/env node\nimport{createRequire as requireFrom}from'node:module';const require=requireFrom(import.meta.url);",
    },
    legalComments: 'none',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

const skillDescription =
  'Finds and reads the documentation of Remotion, the toolkit that makes videos with React. Use it before you write or ' +
  'fix code that imports remotion or @remotion/*, renders videos with Lambda, Cloud Run or Node.js, or embeds the Player.';

function skill(publicUrl: PublicUrl): string {
  return `---
name: ${skillName}
description: ${skillDescription}
---

# Reading the Remotion documentation

Look things up instead of relying on memory: names, options and defaults change between versions.

## Find a page

1. Choose the words that say the most, six at most: an API name, an option, the subject.
2. For each word, fetch ${publicUrl('/find/')}XXXX.md, where XXXX is the word's first four letters in lowercase: \`wate\` for watermark, \`usec\` for \`useCurrentFrame()\`. A shorter word is the whole name. Under each word it lists the best pages, best first, with what they say about it. The page that has a phrase with most of your words, or is high in several lists, is the one to read.
3. If the file doesn't exist, try a synonym, or choose a section in ${publicUrl('/llms.txt')}. Its index lists each page with the questions it answers.

If the site's MCP server is connected, use its tools \`search\`, \`read\`, \`api\` and \`check\` instead.

## Read it

- Every page is Markdown: take its address, remove the slash at the end, and add \`.md\`, as in ${publicUrl('/docs/spring.md')}.
- For the exact signature, options, defaults and the version that added them, fetch the package's file, such as ${publicUrl('/api/remotion.json')} or ${publicUrl('/api/@remotion/player.json')}. These files are large: search them for the name instead of reading them whole.

## Before you write code

- Read the page of each API that you call. Use only options that it lists.
- All \`remotion\` and \`@remotion/*\` packages in a project need the same version. Check the project's version against "available from" notes.
- Tell the user which pages you relied on.
`;
}

function guide({ publicUrl, version }: AgentJob): string {
  return `# Documentation of Remotion ${version}

This folder is a copy of ${publicUrl('/')} for offline use.

- \`llms.txt\` names all pages by section. Each page is a Markdown file at its address: \`docs/spring.md\`.
- \`api/remotion.json\` and \`api/@remotion/*.json\` list the exports of each package: signatures, options, defaults and versions.
- To find a page by a word, search the Markdown files: \`grep -ril "watermark" docs\`.
- \`node mcp.mjs\` starts an MCP server on standard input and output. Its tools are \`search\`, \`read\` and \`api\`. It needs no packages and no network.
`;
}
