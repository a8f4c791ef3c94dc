import {
  type ApiExport,
  type ApiPackage,
  type ContentPlace,
  type ContentProblem,
  isExport,
  suggestName,
} from '@docs/content/shared';
import { checkApiPage } from './check-page';
import type { ApiPage } from './pages';

/** Exceptions, each with its reason. */
export interface ApiExceptions {
  /** Pages in the API sidebar about an export that have no `api`, by doc id. */
  pages: Record<string, string>;
  /** Exports that are not public, as `module name` or `module *`. */
  exports: Record<string, string>;
  /** Options that are internal, as `export.option`. */
  options: Record<string, string>;
}

/** How much of a package is documented. */
export interface ApiCoverage {
  package: string;
  documented: number;
  exports: number;
  /** Exports without a page. */
  missing: string[];
}

/** The results of checking all API pages. */
export interface ApiReport {
  problems: ContentProblem[];
  coverage: ApiCoverage[];
}

/** Compares all API pages with the snapshots, and counts the documented exports. */
export function checkApi(
  pages: readonly ApiPage[],
  packages: readonly ApiPackage[],
  exceptions: ApiExceptions,
): ApiReport {
  const all = packages.flatMap((each) => each.exports);
  const internal = new Set(Object.keys(exceptions.options));
  const documented = new Set<ApiExport>();
  const problems = pages.flatMap((page) => {
    if (!page.api) return untiedPage(page, all, exceptions);
    const entry = findExport(all, page.api);
    if (!entry) {
      const line = page.source.split('\n').findIndex((text) => text.startsWith('api:')) + 1;
      return checkNamedExport({ file: page.file, line }, page.api, packages);
    }
    documented.add(entry);
    return checkApiPage(page.file, page.source, { entry, internal });
  });
  const coverage = packages.map((each) => coverageOf(each, documented, exceptions));
  return { problems: [...problems, ...idleExceptions(pages, all, exceptions)], coverage };
}

function findExport(all: readonly ApiExport[], api: { package: string; export: string }) {
  return all.find((entry) => isExport(entry, api.package, api.export));
}

/** Returns the export named in a page's title: `spring()` and `<Img />` are `spring` and `Img`. */
export function titleName(title: string): string | undefined {
  const text = title.replaceAll('`', '').trim();
  return /^<?([A-Za-z_$][\w$]*)(?:\(\)|\s*\/?>)?$/.exec(text)?.[1];
}

function untiedPage(page: ApiPage, all: readonly ApiExport[], exceptions: ApiExceptions): ContentProblem[] {
  const name = titleName(page.title);
  const entries = all.filter((entry) => entry.name === name);
  if (!page.isListed || entries.length === 0 || exceptions.pages[page.docId]) return [];
  const modules = entries.map(({ module }) => `\`${module}\``).join(' or ');
  return [
    {
      file: page.file,
      line: 1,
      found: `a page in the API sidebar about \`${name}\` without \`api\` in its frontmatter`,
      expected: 'the export that it documents',
      fix: `Add \`api: {package: …, export: ${name}}\` with ${modules}, or list the page with a reason in samples/api-exceptions.json.`,
    },
  ];
}

/** Returns a problem if a page names an export that no documented package has. `place` is where it does. */
export function checkNamedExport(
  place: ContentPlace,
  api: { package: string; export: string },
  packages: readonly Pick<ApiPackage, 'package' | 'exports'>[],
): ContentProblem[] {
  const all = packages.flatMap((each) => each.exports);
  if (findExport(all, api)) return [];
  const ofModule = all.filter((entry) => [entry.module, ...(entry.alsoIn ?? [])].includes(api.package));
  const names = ofModule.map((entry) => entry.name);
  const problem = {
    ...place,
    found: `\`api\` names \`${api.export}\` from \`${api.package}\`, which is not in the API snapshot`,
    expected: 'an export of a documented package',
    fix:
      names.length > 0
        ? `${suggestName(api.export, names)} A type is known after \`npm run update -- api\`.`
        : suggestName(
            api.package,
            packages.map((each) => each.package),
          ),
  };
  return [problem];
}

function coverageOf(
  { package: name, exports }: ApiPackage,
  documented: ReadonlySet<ApiExport>,
  exceptions: ApiExceptions,
): ApiCoverage {
  const counted = exports.filter(
    (entry) => entry.kind !== 'type' && !entry.deprecated && !isException(entry, exceptions),
  );
  const missing = counted.filter((entry) => !documented.has(entry)).map((entry) => entry.name);
  return { package: name, documented: counted.length - missing.length, exports: counted.length, missing };
}

function isException({ module, name }: ApiExport, { exports }: ApiExceptions): boolean {
  return `${module} ${name}` in exports || `${module} *` in exports;
}

/** Finds unused exceptions, so that the list does not only grow. */
function idleExceptions(
  pages: readonly ApiPage[],
  all: readonly ApiExport[],
  exceptions: ApiExceptions,
): ContentProblem[] {
  const isIdlePage = (docId: string) => pages.some((page) => page.docId === docId && page.api);
  const isIdleExport = (key: string) => {
    const [module, name] = key.split(' ');
    return !all.some((entry) => entry.module === module && (name === '*' || entry.name === name));
  };
  const isIdleOption = (key: string) => {
    const [name, option] = key.split('.');
    return !all.some((entry) => entry.name === name && entry.members.some((each) => each.name === option));
  };
  return [
    ...Object.keys(exceptions.pages).filter(isIdlePage),
    ...Object.keys(exceptions.exports).filter(isIdleExport),
    ...Object.keys(exceptions.options).filter(isIdleOption),
  ].map((key) => ({
    file: 'samples/api-exceptions.json',
    found: `the unused exception \`${key}\``,
    expected: 'only exceptions that a page needs',
    fix: 'Remove the line.',
  }));
}
