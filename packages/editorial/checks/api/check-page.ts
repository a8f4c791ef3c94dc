import { type Heading, type HeadingName, readHeadings, readPageVersion } from '@docs/content';
import { type ApiExport, type ApiMember, type ContentProblem, nearestName } from '@docs/content/shared';
import { checkTypeLine } from './check-type-line';
import { checkVersion } from './check-version';

/** Sections about what a function returns. */
const returnSections = /^(return|what .*return)/i;

/** Other sections whose headings are not options. */
const otherSections = /^(removed|deprecated|not in the type|events)/i;

/** A documented name, with the option that it is a part of. */
interface Documented extends HeadingName {
  line: number;
  level: number;
  parent?: string;
  since?: string;
  /** Whether it is in a section about what the function returns. */
  inReturns: boolean;
}

/**
 * Compares the headings of an API page with its export. Each option needs a heading, every heading must name
 * an existing option, and `?` must match the types. Versions must match the snapshot. Type lines, including
 * those of returned values, must match the types. `internal` lists the options, as `export.option`, that need
 * no documentation. The page of a deprecated export may be brief.
 */
export function checkApiPage(
  file: string,
  source: string,
  { entry, internal }: { entry: ApiExport; internal: ReadonlySet<string> },
): ContentProblem[] {
  const headings = readHeadings(source);
  const all = documentedNames(headings, entry);
  const lines = source.split(/\r?\n/);
  const documented = all.filter(({ inReturns }) => !inReturns);
  const top = documented.filter(({ parent }) => parent === undefined);
  const names = new Set(top.map(({ name }) => name));
  const missing = entry.members.filter(
    (each) => isRequired(each) && !names.has(each.name) && !internal.has(`${entry.name}.${each.name}`),
  );
  const version = readPageVersion(source);
  return [
    ...checkVersion({ file, name: entry.name, line: 1, ...version }, [entry]),
    ...(entry.deprecated ? [] : uniqueNames(missing).map((each) => missingHeading(file, entry, each))),
    ...top
      .filter((each) => !entry.inherited?.includes(each.name) && !isReturned(each, top, entry))
      .flatMap((each) => checkName(file, entry.name, each, entry.members)),
    ...documented.flatMap((each) => {
      const parent = entry.members.find(({ name }) => name === each.parent);
      return parent?.members ? checkName(file, parent.name, each, parent.members) : [];
    }),
    ...all.flatMap((each) => {
      const returned = each.inReturns || (!each.parent && isReturned(each, top, entry));
      const known = membersOf(each, (returned ? entry.returns : entry.members) ?? []);
      const below = linesBelow(each, headings, lines);
      return checkTypeLine(
        { file, ...each, below },
        entry.kind === 'value' ? known.flatMap(withParameter) : known,
      );
    }),
  ];
}

/** Returns the members of a type that a heading may be about. */
function membersOf({ name, parent }: Documented, members: readonly ApiMember[]): ApiMember[] {
  const own = parent
    ? members.filter((each) => each.name === parent).flatMap((each) => each.members ?? [])
    : members;
  return own.filter((each) => each.name === name);
}

/**
 * Returns a member and, if it is a function with one parameter, the parameter: `setPort()` is documented by
 * it.
 */
function withParameter(member: ApiMember): ApiMember[] {
  const type = /^\(\w+\??: (.*)\) => \w+$/s.exec(member.type)?.[1];
  return type ? [{ ...member, type }, member] : [member];
}

/** Returns the lines of the section that starts with a heading. */
function linesBelow(
  { line, level }: Documented,
  headings: readonly Heading[],
  lines: readonly string[],
): string[] {
  const next = headings.find((each) => each.line > line && each.level <= level);
  return lines.slice(line, next ? next.line - 1 : undefined);
}

/** Returns whether an option needs a section. Deprecated options and children of a component do not. */
function isRequired({ name, deprecated }: ApiMember): boolean {
  return !deprecated && name !== 'children';
}

/**
 * Returns whether a heading is about a part of a return value: it is not an option, or it comes after the
 * option of that name.
 */
function isReturned(
  heading: Documented,
  all: readonly Documented[],
  { members, returns = [] }: ApiExport,
): boolean {
  const isNamed = ({ name }: { name: string }) => name === heading.name;
  return returns.some(isNamed) && (!members.some(isNamed) || all.find(isNamed) !== heading);
}

function uniqueNames(members: readonly ApiMember[]): ApiMember[] {
  return members.filter(({ name }, index) => members.findIndex((other) => other.name === name) === index);
}

/** Returns the names in headings, except for sections that are about neither options nor returned values. */
function documentedNames(headings: readonly Heading[], entry: ApiExport): Documented[] {
  const above: Heading[] = [];
  // Headings may name the export itself or its options object; neither is an option.
  const heads = new Set([entry.name, entry.parameter?.replace('?', '')]);
  return headings.flatMap((heading) => {
    const names = heading.names.filter(({ name }) => !heads.has(name));
    while ((above.at(-1)?.level ?? 0) >= heading.level) above.pop();
    const sections = [...above, { ...heading, names }];
    const inReturns = sections.some((each) => each.names.length === 0 && returnSections.test(each.text));
    const isOther = sections.some((each) => isAboutOthers(each, entry));
    const parent = above.findLast((each) => each.names.length > 0)?.names[0]?.name;
    above.push({ ...heading, names });
    if (isOther) return [];
    const { line, level, since } = heading;
    return names.map((name) => ({
      ...name,
      line,
      level,
      inReturns,
      ...(parent ? { parent } : {}),
      ...(since ? { since } : {}),
    }));
  });
}

/**
 * Returns whether a section is about a removed feature, an event, a type (capitalized), or another function.
 */
function isAboutOthers({ names, text }: Heading, { kind, members }: ApiExport): boolean {
  if (names.length === 0) return otherSections.test(text);
  return names.some(({ name, isCall }) => {
    const isMember = members.some((each) => each.name === name);
    return !isMember && (/^[A-Z]/.test(name) || (isCall && kind !== 'value'));
  });
}

function checkName(
  file: string,
  owner: string,
  { name, optional, line, since }: Documented,
  members: readonly ApiMember[],
): ContentProblem[] {
  const known = members.filter((each) => each.name === name);
  const [first] = known;
  if (!first) {
    const near = nearestName(
      name,
      members.map((each) => each.name),
    );
    return [
      {
        file,
        line,
        found: `a heading for \`${name}\`, which \`${owner}\` does not have`,
        expected: 'headings for names that the types have',
        fix: near ? `Did you mean \`${near}\`?` : 'Remove the section, or move it to “Removed options”.',
      },
    ];
  }
  const versions = checkVersion({ file, line, name, ...(since ? { since } : {}) }, known);
  if (known.some((each) => each.optional === optional)) return versions;
  return [
    ...versions,
    {
      file,
      line,
      found: `the heading \`${name}${optional ? '?' : ''}\``,
      expected: `\`${markedName(first)}\`: it is ${first.optional ? 'optional' : 'required'}`,
    },
  ];
}

function missingHeading(file: string, entry: ApiExport, member: ApiMember): ContentProblem {
  return {
    file,
    found: `no heading for \`${markedName(member)}\``,
    expected: `a heading for each ${entry.kind === 'component' ? 'prop' : 'option'} of \`${entry.name}\``,
    fix: `Add a section with the heading ### \`${markedName(member)}\`. Its type is \`${member.type}\`.`,
  };
}

function markedName({ name, optional }: ApiMember): string {
  return `${name}${optional ? '?' : ''}`;
}
