import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { CompileEnvironment } from '../mdx/compile/context';
import { withoutTrailingSlash } from '../shared/paths';
import type { SiteEnv } from '../site/env';
import type { SiteFolders } from './read-folder';
import type { SiteStructure } from './structure';

/** The settings that the content model depends on. */
export type ModelEnv = Pick<SiteEnv, 'pathPrefix' | 'onBrokenLinks' | 'onUnknownComponent'>;

/** Makes the pictures of a build. */
export type MakeImage = CompileEnvironment['image'];

/**
 * The site around a file, for the MDX compiler. `structure` returns the site as it is now; `image` prepares pictures: if absent they
 * are only measured.
 */
export function compileEnvironment(
  { root, contentDir }: SiteFolders,
  env: ModelEnv,
  { structure, image }: { structure: () => SiteStructure; image?: MakeImage | undefined },
): CompileEnvironment {
  return {
    root,
    contentDir,
    staticDir: path.join(root, 'static'),
    pathPrefix: env.pathPrefix,
    onUnknownComponent: env.onUnknownComponent,
    onBrokenLinks: env.onBrokenLinks,
    routeOfFile: (file) => structure().routes.ofFile.get(file),
    canonicalRoute: (route) => structure().routes.canonical.get(withoutTrailingSlash(route)),
    apiExport: (module, name) => structure().apiExports.get(`${module} ${name}`),
    makesPictures: image !== undefined,
    image: image ?? measureImage,
  };
}

async function measureImage(file: string): ReturnType<MakeImage> {
  const { width, height } = await sharp(fs.readFileSync(file)).metadata();
  return { src: file, width, height };
}
