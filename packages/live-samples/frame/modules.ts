import * as player from '@remotion/player';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as remotion from 'remotion';
import { jsxModule, type LiveModule } from '../shared/modules';
import { Composition } from './composition';

/** The loader of each module. Modules that few samples need are separate files. */
const loaders: Record<LiveModule | typeof jsxModule, () => unknown> = {
  react: () => react,
  [jsxModule]: () => jsxRuntime,
  remotion: () => ({ ...remotion, Composition }),
  '@remotion/shapes': () => import('@remotion/shapes'),
  '@remotion/paths': () => import('@remotion/paths'),
  '@remotion/noise': () => import('@remotion/noise'),
  '@remotion/transitions': () => import('@remotion/transitions'),
  '@remotion/transitions/clock-wipe': () => import('@remotion/transitions/clock-wipe'),
  '@remotion/transitions/fade': () => import('@remotion/transitions/fade'),
  '@remotion/transitions/flip': () => import('@remotion/transitions/flip'),
  '@remotion/transitions/iris': () => import('@remotion/transitions/iris'),
  '@remotion/transitions/none': () => import('@remotion/transitions/none'),
  '@remotion/transitions/slide': () => import('@remotion/transitions/slide'),
  '@remotion/transitions/wipe': () => import('@remotion/transitions/wipe'),
  '@remotion/animation-utils': () => import('@remotion/animation-utils'),
  '@remotion/captions': () => import('@remotion/captions'),
  '@remotion/layout-utils': () => import('@remotion/layout-utils'),
  '@remotion/lottie': () => import('@remotion/lottie'),
  '@remotion/media-utils': () => import('@remotion/media-utils'),
  '@remotion/motion-blur': () => import('@remotion/motion-blur'),
  '@remotion/player': async () => ({ ...player, Player: (await import('./player')).Player }),
  zod: () => import('zod'),
  '@remotion/zod-types': () => import('@remotion/zod-types'),
  '@remotion/google-fonts/Inter': async () => (await import('./fonts')).inter,
  '@remotion/google-fonts/JetBrainsMono': async () => (await import('./fonts')).jetBrainsMono,
};

/** Loads modules by the names that a sample imports. Rejects if a file cannot be loaded. */
export async function loadModules(names: readonly string[]): Promise<Map<string, unknown>> {
  const entries = names.map(async (name) => [name, strict(name, await load(name))] as const);
  return new Map(await Promise.all(entries));
}

async function load(name: string): Promise<object> {
  const module = (await loaders[name as LiveModule]?.()) as Record<string, unknown>;
  // The bundle of a CommonJS package exports it as the default export.
  return Object.keys(module).length === 1 && module.default ? (module.default as object) : module;
}

/** Properties that are read from every module, whether or not it exports them. */
const askedAnyway = new Set<PropertyKey>(['__esModule', 'default', 'then']);

/**
 * Wraps a module so that a missing export throws an error with its name. JavaScript would only report that
 * undefined is not a function.
 */
function strict(moduleName: string, module: object): object {
  return new Proxy(module, {
    get(target, name) {
      if (typeof name === 'string' && !askedAnyway.has(name) && !(name in target))
        throw new Error(`“${moduleName}” does not export “${name}”.`);
      return Reflect.get(target, name);
    },
  });
}
