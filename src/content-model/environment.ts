import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { CompileEnvironment, ImageMode } from '../mdx/compile/context';
import { withoutTrailingSlash } from '../shared/paths';
import type { SiteEnv } from '../site/env';
import type { SiteFolders } from './read-folder';
import type { SiteStructure } from './structure';

/** The settings that the content model depends on. */
export type ModelEnv = Pick<SiteEnv, 'pathPrefix' | 'onBrokenLinks' | 'onUnknownComponent'>;

/** Processes the images of a build. */
export type MakeImage = CompileEnvironment['image'];

/** Whether a picture of an earlier build still exists. */
export type HasPicture = NonNullable<CompileEnvironment['hasPicture']>;

/**
 * Creates the environment of the MDX compiler. `structure` returns the current state of the site. `image`
 * processes or copies images, as `imageMode` says; if it is missing, images are only measured.
 */
export function compileEnvironment(
  { root, contentDir }: SiteFolders,
  env: ModelEnv,
  {
    structure,
    image,
    imageMode = 'processed',
    hasPicture,
  }: {
    structure: () => SiteStructure;
    image?: MakeImage | undefined;
    imageMode?: ImageMode | undefined;
    hasPicture?: HasPicture | undefined;
  },
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
    // A function for each state of the index, by which its answers are cached.
    get findApi() {
      return structure().apis().find;
    },
    imageMode: image ? imageMode : 'measured',
    image: image ?? measureImage,
    hasPicture,
  };
}

async function measureImage(file: string): ReturnType<MakeImage> {
  const { width, height } = await sharp(fs.readFileSync(file)).metadata();
  return { src: file, width, height };
}
