import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { CompileEnvironment, ImageMode } from '../compile/context';
import { withoutTrailingSlash } from '../shared/paths';
import { readDocChanges } from './changes/doc-changes';
import { lastCommit } from './dates/git-history';
import type { SiteFolders } from './read-folder';
import type { SiteStructure } from './structure';

/** The options that depend on the build. */
export type ModelEnv = Pick<
  CompileEnvironment,
  'pathPrefix' | 'componentsDir' | 'onBrokenLinks' | 'onUnknownComponent'
>;

/** Processes the images of a build. */
export type MakeImage = CompileEnvironment['image'];

/** Returns whether a picture from an earlier build still exists. */
export type HasPicture = NonNullable<CompileEnvironment['hasPicture']>;

/**
 * Creates the environment of the MDX compiler. `structure` returns the current state of the site. `image`
 * processes or copies images, as `imageMode` says; if it is missing, images are only measured.
 */
export function compileEnvironment(
  folders: SiteFolders,
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
  const { root, contentDir } = folders;
  // Read once per process: a development server keeps showing the state in which it started.
  let commit: string | undefined;
  let changes: ReturnType<typeof readDocChanges> | undefined;
  return {
    root,
    contentDir,
    staticDir: path.join(root, 'static'),
    ...env,
    routeOfFile: (file) => structure().routes.ofFile.get(file),
    canonicalRoute: (route) => structure().routes.canonical.get(withoutTrailingSlash(route)),
    apiExport: (module, name) => structure().apiExports.get(`${module} ${name}`),
    documentedExport(file) {
      const { routes, apis } = structure();
      return apis().exportOf(routes.ofFile.get(file) ?? '');
    },
    apiPage: (route) => structure().apiPage(route),
    apiHistories: () => [...structure().documents.of('ApiHistory')],
    historyKey: () => {
      commit ??= lastCommit(contentDir) ?? '';
      return commit;
    },
    docChanges: () => {
      changes ??= readDocChanges(folders, structure().documents.of('Doc'));
      return changes;
    },
    findApi: (name) => structure().apis().find(name),
    imageMode: image ? imageMode : 'measured',
    image: image ?? ((file) => measureImage(file, root)),
    hasPicture,
  };
}

/** Returns an image with its size. Its URL only distinguishes images. No page shows it. */
async function measureImage(file: string, root: string): ReturnType<MakeImage> {
  const { width, height } = await sharp(fs.readFileSync(file)).metadata();
  return { src: `/${path.relative(root, file)}`, width, height };
}
