import {
  type Heading,
  type HeadingName,
  readHeadings,
  readPageVersion,
} from '../../content-model/api/headings';
import type { ApiExport, ApiMember } from '../../shared/api';
import { type ContentProblem, nearestName } from '../../shared/content-error';
import { checkVersion } from './check-version';

/** Sections whose headings are not options: return values and removed features. */
const otherSections = /^(return|what .*return|removed|deprecated|not in the type|events)/i;

/** A documented name, with the option that it is a part of. */
interface Documented extends HeadingName {
  line: number;
  parent?: string;
  since?: string;
}

/**
 * Compares the headings of an API page with its export. Each option needs a heading, no heading may name an
 * option that does not exist, `?` must match the types, and versions must match the snapshot. `internal`
 * lists the options, as `export.option`, that need no documentation. The page of a deprecated export may be
 * brief.
 */
export function checkApiPage(
  file: string,
  source: string,
  { entry, internal }: { entry: ApiExport; internal: ReadonlySet<string> },
): ContentProblem[] {
  const documented = documentedNames(readHeadings(source), entry);
  const top = documented.filter(({ parent }) => parent === undefined);
  const names = new Set(top.map(({ name }) => name));
  const missing = entry.members.filter(
    (each) => isRequired(each) && !names.has(each.name) && !internal.has(`${entry.name}.${each.name}`),
  );
  const version = readPageVersion(source);
  return [
    ...(version ? checkVersion({ file, name: entry.name, ...version }, [entry]) : []),
    ...(entry.deprecated ? [] : uniqueNames(missing).map((each) => missingHeading(file, entry, each))),
    ...top
      .filter((each) => !entry.inherited?.includes(each.name) && !isReturned(each, top, entry))
      .flatMap((each) => checkName(file, entry.name, each, entry.members)),
    ...documented.flatMap((each) => {
      const parent = entry.members.find(({ name }) => name === each.parent);
      return parent?.members ? checkName(file, parent.name, each, parent.members) : [];
    }),
  ];
}

/** Deprecated options, and children of a component, need no section. */
function isRequired({ name, deprecated }: ApiMember): boolean {
  return !deprecated && name !== 'children';
}

/**
 * Whether a heading is about a part of a return value: one that is not an option, or that comes after the
 * option.
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

/** The names in headings, except for sections about something else. */
function documentedNames(headings: readonly Heading[], entry: ApiExport): Documented[] {
  const above: Heading[] = [];
  // Headings may name the export itself or its options object; neither is an option.
  const heads = new Set([entry.name, entry.parameter?.replace('?', '')]);
  return headings.flatMap((heading) => {
    const names = heading.names.filter(({ name }) => !heads.has(name));
    while ((above.at(-1)?.level ?? 0) >= heading.level) above.pop();
    const isOther = [...above, { ...heading, names }].some((each) => isAboutOthers(each, entry));
    const parent = above.findLast((each) => each.names.length > 0)?.names[0]?.name;
    above.push({ ...heading, names });
    if (isOther) return [];
    const { line, since } = heading;
    return names.map((name) => ({
      ...name,
      line,
      ...(parent ? { parent } : {}),
      ...(since ? { since } : {}),
    }));
  });
}

/**
 * Whether a section is about a return value, a removed feature, a type (capitalized), or another function.
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
        expected: 'only what the types have',
        fix: near ? `Did you mean \`${near}\`?` : 'Take the section out, or move it below “Removed options”.',
      },
    ];
  }
  const versions = since ? checkVersion({ file, line, name, since }, known) : [];
  if (known.some((each) => each.optional === optional)) return versions;
  return [
    ...versions,
    {
      file,
      line,
      found: `the heading \`${name}${optional ? '?' : ''}\``,
      expected: `\`${markedName(first)}\`: it ${first.optional ? 'may be left out' : 'has to be given'}`,
    },
  ];
}

function missingHeading(file: string, entry: ApiExport, member: ApiMember): ContentProblem {
  return {
    file,
    found: `no heading for \`${markedName(member)}\``,
    expected: `one for each ${entry.kind === 'component' ? 'prop' : 'option'} of \`${entry.name}\``,
    fix: `Add a section with the heading ### \`${markedName(member)}\`. Its type is \`${member.type}\`.`,
  };
}

function markedName({ name, optional }: ApiMember): string {
  return `${name}${optional ? '?' : ''}`;
}
