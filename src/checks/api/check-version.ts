import type { ContentProblem } from '../../shared/content-error';

/** What a page calls available from a version, and where it does. */
export interface SaidVersion {
  file: string;
  line: number;
  name: string;
  since: string;
}

/**
 * Compares the version that a page names with the one of the API snapshot; where one name stands for several things, it may be
 * that of any. Where the snapshot knows no version, there is nothing to compare.
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

/** `v3.0.0` and `3.0` are one version. */
function bare(version: string): string {
  return bareMark(version).replace(/(\.0)+$/, '');
}

function bareMark(version: string): string {
  return version.replace(/^v/, '');
}
