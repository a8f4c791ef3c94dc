import { escapeRegExp } from '../../shared/escape-reg-exp';

/** Returns the lines of a sidebar file that have a name as a whole value. */
export function linesNaming(name: string, source: string): number[] {
  const pattern = new RegExp(`(^|[\\s'",[:])${escapeRegExp(name)}($|[\\s'",\\]}])`);
  return source.split('\n').flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));
}
