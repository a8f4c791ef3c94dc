import { type ContentProblem, maySince, type Since, sinceText } from '@docs/content/shared';

/** A documented name, and the version in its `<AvailableFrom>`, if it has one. */
export interface StatedVersion {
  file: string;
  line: number;
  name: string;
  since?: string;
}

/**
 * Compares the version on a page with the API snapshot. If one name refers to several things, any of their
 * versions is accepted; where the snapshot has a gap, any version within it. A page without a version shows that of
 * the snapshot.
 */
export function checkVersion(
  { file, line, name, since }: StatedVersion,
  known: readonly Partial<Since>[],
): ContentProblem[] {
  const versions = known.filter((each): each is Since => each.since !== undefined);
  if (since === undefined || versions.length === 0) return [];
  if (versions.some((each) => maySince(since, each))) return [];
  const expected = [...new Set(versions.map(sinceText))].join(' or ');
  return [
    {
      file,
      line,
      found: `\`${name}\` available from v${since.replace(/^v/, '')}`,
      expected: `${expected}, as in the API snapshot`,
      fix: `Correct \`v\` of <AvailableFrom>. If the page is right, correct the \`since\` of \`${name}\` in content/api.`,
    },
  ];
}
