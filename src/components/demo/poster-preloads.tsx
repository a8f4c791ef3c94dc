import type { ReactElement } from 'react';
import { posterFile, posterModes } from '../../shared/demos/poster-file';
import { hrefOf } from '../link';

/** React 18 does not know the attribute, and passes it on in lower case only. */
const highPriority = { fetchpriority: 'high' };

/**
 * Returns head elements that load a poster together with the styles of the page, for one that is the largest
 * thing above the fold. Otherwise a browser loads a picture after the first layout. A reader who chose another
 * color mode than the system's loads both pictures.
 */
export function posterPreloads(poster: string): ReactElement[] {
  return posterModes.map((mode) => (
    <link
      key={mode}
      rel="preload"
      as="image"
      href={hrefOf(`/${posterFile(poster, mode)}`)}
      media={`(prefers-color-scheme: ${mode})`}
      {...highPriority}
    />
  ));
}
