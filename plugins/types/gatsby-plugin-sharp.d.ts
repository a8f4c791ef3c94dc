declare module 'gatsby-plugin-sharp' {
  interface ImageSource {
    srcSet: string;
    type: string;
    sizes?: string;
  }

  /** What the plugin makes of an image file: addresses are below the path prefix. */
  interface GeneratedImage {
    width: number;
    height: number;
    images: { fallback?: { src: string; srcSet?: string; sizes?: string }; sources?: ImageSource[] };
  }

  export function generateImageData(options: {
    file: {
      id: string;
      name: string;
      base: string;
      extension: string;
      absolutePath: string;
      internal: { contentDigest: string };
    };
    args: Record<string, unknown>;
    pathPrefix?: string;
    reporter: unknown;
    cache: unknown;
  }): Promise<GeneratedImage | undefined>;
}

declare module 'prismjs/components/index.js' {
  /** Loads grammars into Prism; names it does not have are passed over. */
  const loadLanguages: ((languages: string[]) => void) & { silent: boolean };
  export default loadLanguages;
}
