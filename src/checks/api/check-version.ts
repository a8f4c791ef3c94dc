import type { ContentProblem } from '../../shared/content-error';

/** The version in an `<AvailableFrom>` of a page, and its line. */
export interface SaidVersion {
  file: string;
  line: number;
  name: string;
  since: string;
}

/**
 * Compares the version on a page with the API snapshot. If one name refers to several things, any of their
 * versions is accepted. Does nothing if the snapshot has no version.
 */
export function checkVersion(
  { file, line, name, since }: SaidVersion,
  known: readonly { since?: string }[],
): ContentProblem[] {
  const versions = known.flatMap((each) => each.since ?? []);
  if (versions.length === 0 || versions.some((version) => bare(version) === bare(since))) return [];
  const expected = [...new Set(versions)].map((version) => `v${bareMark(version)}`).join(' or ');
  return [
    {
      file,
      line,
      found: `\`${name}\` available from v${bareMark(since)}`,
      expected: `${expected}, as the API snapshot has it`,
      fix: `Correct \`v\` of <AvailableFrom>, or the \`since\` of \`${name}\` in content/api where the page is right.`,
    },
  ];
}

/** Normalizes versions: `v3.0.0` and `3.0` are equal. */
function bare(version: string): string {
  return bareMark(version).replace(/(\.0)+$/, '');
}

function bareMark(version: string): string {
  return version.replace(/^v/, '');
}
