import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as remotion from 'remotion';
import { jsxModule, type LiveModule } from '../../shared/live/modules';

/** What each module is loaded with: those that few samples need are files of their own. */
const loaders: Record<LiveModule | typeof jsxModule, () => unknown> = {
  react: () => react,
  [jsxModule]: () => jsxRuntime,
  remotion: () => remotion,
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
  '@remotion/google-fonts/Inter': async () => (await import('./fonts')).inter,
  '@remotion/google-fonts/JetBrainsMono': async () => (await import('./fonts')).jetBrainsMono,
};

/** Loads modules by the names that a sample imports. Rejects if a file does not come. */
export async function loadModules(names: readonly string[]): Promise<Map<string, unknown>> {
  const entries = names.map(async (name) => [name, strict(name, await load(name))] as const);
  return new Map(await Promise.all(entries));
}

async function load(name: string): Promise<object> {
  const module = (await loaders[name as LiveModule]?.()) as Record<string, unknown>;
  // A package in CommonJS comes as the default export of its bundle.
  return Object.keys(module).length === 1 && module.default ? (module.default as object) : module;
}

/** What is asked of a module whether or not it exports it. */
const askedAnyway = new Set<PropertyKey>(['__esModule', 'default', 'then']);

/**
 * A module that says which name it does not export, where JavaScript would say that undefined is not a
 * function.
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
