import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { Link } from '../link';
import * as styles from './studio-picture.module.css';

/** A file that gatsby-transformer-sharp has processed. */
export interface ImageFile {
  childImageSharp: { gatsbyImageData: IGatsbyImageData } | null;
}

/**
 * The Studio, as a picture that is loaded when it is about to scroll into view. It is a plain `<img>` with the data
 * of gatsby-plugin-image: `GatsbyImage` brings React's server renderer, 28 KB gzipped.
 */
export function StudioPicture({ file }: { file: ImageFile | null }) {
  const image = file?.childImageSharp?.gatsbyImageData;
  if (!image?.images.fallback) return null;
  const { src, srcSet, sizes } = image.images.fallback;
  return (
    <section className={`wrap ${styles.studio}`}>
      <h2>Preview it in the Studio</h2>
      <p>
        <Link to="/docs/studio/">The Studio</Link> plays your video in the browser while you write it. Every
        save shows at once, and props have a form.
      </p>
      <img
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        width={image.width}
        height={image.height}
        loading="lazy"
        decoding="async"
        alt="The Studio: compositions on the left, the preview in the middle, props on the right, and the timeline below"
      />
    </section>
  );
}
