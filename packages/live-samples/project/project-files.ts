import type { LiveOptions, SampleFile } from '@docs/content/shared';
import { liveFiles } from '../shared/modules';
import { type Entry, entryOf } from './entry-files';

/** What a project is made from. */
export interface ProjectSource {
  files: readonly SampleFile[];
  options: LiveOptions;
  /** The page that the sample is from. */
  url: string;
  /** Versions of packages by name; at least those of `remotion`, `react` and `react-dom`. */
  versions: Readonly<Record<string, string>>;
}

/**
 * A project that opens in the Studio, or a web app: its text files by name, and the files of `public/` that it
 * needs.
 */
export interface Project {
  texts: Record<string, string>;
  assets: string[];
}

const importPattern = /\bfrom\s*['"]([^'".][^'"]*)['"]|\bimport\s*['"]([^'".][^'"]*)['"]/g;

/** The version of zod that the Studio works with. It differs from the one that this site uses. */
const fixed: Record<string, string> = { zod: '3.22.3' };

/** Packages that others need without importing them in the code. */
const peers: Record<string, string[]> = {
  '@remotion/lottie': ['lottie-web'],
  '@remotion/zod-types': ['zod'],
};

/** Returns the project of a sample: its files, what starts them, and the packages they need. */
export function projectFiles({ files, options, url, versions }: ProjectSource): Project {
  const named = files.map(({ name, code }) => ({
    name: name.startsWith('src/') ? name : `src/${name}`,
    code,
  }));
  const code = named.map((file) => file.code).join('\n');
  const imported = [...code.matchAll(importPattern)].map(([, from, bare]) => packageOf(from ?? bare ?? ''));
  const entry = entryOf(named, options);
  const packages = new Set(['react', 'react-dom', 'remotion', ...entry.dependencies, ...imported]);
  for (const name of [...packages]) for (const peer of peers[name] ?? []) packages.add(peer);
  const dependencies = Object.fromEntries(
    [...packages]
      .sort()
      .map((name) => [name, fixed[name] ?? versions[name] ?? versions.remotion ?? 'latest']),
  );
  const packageJson = {
    name: 'my-video',
    private: true,
    scripts: entry.scripts,
    dependencies,
    devDependencies: { '@types/react': '^18.3.0', typescript: '^5.9.0', ...entry.devDependencies },
  };
  return {
    texts: {
      ...Object.fromEntries(named.map((file) => [file.name, `${file.code}\n`])),
      ...entry.texts,
      'package.json': `${JSON.stringify(packageJson, null, 2)}\n`,
      'tsconfig.json': `${JSON.stringify({ compilerOptions, include: ['src'] }, null, 2)}\n`,
      'README.md': readme(url, entry, code),
      '.gitignore': 'node_modules\nout\ndist\n',
    },
    assets: liveFiles.filter((name) => code.includes(name)),
  };
}

const compilerOptions = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  resolveJsonModule: true,
};

const readme = (url: string, { about }: Entry, code: string) => `# My video

Made from ${url}

\`\`\`bash
npm i
npm run dev
\`\`\`

${about}
${code.includes("'Inter, ") ? fontNote : ''}`;

/** The preview has the font, but the computer on which the project runs may not. */
const fontNote = `
The text is in Inter. If your computer doesn't have that font, you see another one. Load it with
\`@remotion/google-fonts/Inter\`.
`;

/** Returns the package that a module belongs to: `@remotion/google-fonts/Inter` to `@remotion/google-fonts`. */
function packageOf(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}
