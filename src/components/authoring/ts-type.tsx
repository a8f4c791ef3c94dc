import { Link } from '../link';
import * as styles from './ts-type.module.css';

/** Props of `<TsType>`: a type's name, the package that exports it, and a link to its documentation. */
export interface TsTypeProps {
  type: string;
  source?: string;
  href?: string;
}

/** The name of a TypeScript type, with the package that it is imported from. */
export function TsType({ type, source, href }: TsTypeProps) {
  const name = <code>{type}</code>;
  return (
    <span>
      {href ? <Link to={href}>{name}</Link> : name}
      {source && (
        <span className={styles.source} title={`import type { ${type} } from '${source}'`}>
          {' from '}
          <code>{source}</code>
        </span>
      )}
    </span>
  );
}
