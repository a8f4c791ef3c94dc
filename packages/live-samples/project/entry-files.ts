import type { LiveOptions, SampleFile } from '@docs/content/shared';

/** What starts a project: its files, its scripts, and the packages that only those need. */
export interface Entry {
  texts: Record<string, string>;
  scripts: { dev: string; build: string };
  dependencies: string[];
  devDependencies: Record<string, string>;
  /** What the scripts do, in two sentences. */
  about: string;
}

/** Returns what starts the project of a sample: a web app if the sample has a Player, else the Studio. */
export function entryOf(files: readonly SampleFile[], options: LiveOptions): Entry {
  const [first] = files;
  const code = first?.code ?? '';
  const name = shownExport(code);
  const path = `./${first?.name.slice('src/'.length).replace(/\.[jt]sx?$/, '')}`;
  if (files.some((file) => file.code.includes('@remotion/player'))) return appEntry(name, path);
  return code.includes('<Composition') ? rootEntry(code, name, path) : studioEntry(name, path, options);
}

/** Returns the name of the export that a sample shows: the default one, else the last one with a capital letter. */
function shownExport(code: string): string {
  if (/\bexport\s+default\b|\bas\s+default\b/.test(code)) return 'default';
  const names = [...code.matchAll(/\bexport\s+(?:const|let|var|function|class)\s+([A-Z][\w$]*)/g)];
  return names.at(-1)?.[1] ?? 'Video';
}

/** Returns an import of what a sample shows, with another name. */
function importAs(wanted: string, name: string, path: string): string {
  if (name === 'default') return `import ${wanted} from '${path}';`;
  return `import {${name === wanted ? name : `${name} as ${wanted}`}} from '${path}';`;
}

function studioEntry(
  name: string,
  path: string,
  { width, height, fps, durationInFrames }: LiveOptions,
): Entry {
  const root = `import {Composition} from 'remotion';
${importAs('Video', name, path)}

export const Root = () => {
  return (
    <Composition
      id="MyVideo"
      component={Video}
      width={${width}}
      height={${height}}
      fps={${fps}}
      durationInFrames={${durationInFrames}}
    />
  );
};
`;
  const entry = rootEntry('id="MyVideo"', 'Root', './Root');
  return { ...entry, texts: { ...entry.texts, 'src/Root.tsx': root } };
}

/** The entry of a sample that has a `<Composition>` itself. */
function rootEntry(code: string, name: string, path: string): Entry {
  const id = /\bid="([^"]+)"/.exec(code)?.[1] ?? '';
  return {
    texts: {
      'src/index.ts': `import {registerRoot} from 'remotion';\n${importAs('Root', name, path)}\n\nregisterRoot(Root);\n`,
    },
    scripts: { dev: 'remotion studio', build: `remotion render ${id} out/video.mp4` },
    dependencies: ['@remotion/cli'],
    devDependencies: {},
    about:
      '`npm run dev` opens the Remotion Studio, in which you play and change the video. `npm run build` renders it to\n`out/video.mp4`.',
  };
}

function appEntry(name: string, path: string): Entry {
  return {
    texts: {
      'index.html':
        '<!doctype html>\n<html lang="en">\n  <head>\n    <meta charset="utf-8" />\n    <title>My video</title>\n  </head>\n  <body>\n    <div id="root"></div>\n    <script type="module" src="/src/main.tsx"></script>\n  </body>\n</html>\n',
      'src/main.tsx': `import {createRoot} from 'react-dom/client';
${importAs('App', name, path)}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(<App />);
}
`,
    },
    scripts: { dev: 'vite', build: 'vite build' },
    dependencies: [],
    devDependencies: { '@types/react-dom': '^18.3.0', vite: '^7.0.0' },
    about:
      '`npm run dev` starts the app and prints its address. `npm run build` writes it to the folder `dist`.',
  };
}
