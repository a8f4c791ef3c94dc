import { hrefOf } from '../link';
import * as styles from './specimens.module.css';

const modes = ['light', 'dark'] as const;
const files = [
  { name: 'mark', label: 'mark', width: 88, height: 88 },
  { name: 'logo', label: 'mark and name', width: 222, height: 48 },
] as const;

/** The logo with and without the name, on light and dark backgrounds, as downloadable files. */
export function MarkSpecimen() {
  return (
    <div className={styles.pair}>
      {files.flatMap(({ name, label, width, height }) =>
        modes.map((mode) => {
          const file = `${name}-${mode}.svg`;
          return (
            <figure key={file} className={styles.panel} data-theme={mode}>
              <img
                src={hrefOf(`/${file}`)}
                alt={`The ${label}, for ${mode} paper`}
                width={width}
                height={height}
              />
              <figcaption>
                <a href={hrefOf(`/${file}`)} download={`remotion-${file}`}>
                  Download {file}
                </a>
              </figcaption>
            </figure>
          );
        }),
      )}
    </div>
  );
}
