import { analyze, type Reference, type ScopeManager } from '@typescript-eslint/scope-manager';
import type { TSESTree } from '@typescript-eslint/types';
import { parseSync } from 'oxc-parser';

/** A file of a sample: its syntax tree and its scopes. */
export interface SampleFile {
  /** As `// @filename:` names it, without its extension; empty for a sample of one file. */
  name: string;
  /** Offset in the sample. Positions in `program` count from here. */
  offset: number;
  program: TSESTree.Program;
  scopes: ScopeManager;
  references: ReadonlyMap<TSESTree.Node, Reference>;
}

const fileMark = /^[ \t]*\/\/[ \t]*@filename:[ \t]*(\S+)[ \t]*$/gm;
const languages: Record<string, 'ts' | 'tsx' | 'jsx'> = {
  ts: 'ts',
  tsx: 'tsx',
  js: 'jsx',
  jsx: 'jsx',
};

/** Whether the language of a code fence is one that `parseSample` reads. */
export function isLinkedLanguage(language: string): boolean {
  return language in languages;
}

/**
 * Parses a sample whole, hidden lines included. A sample with `// @filename:` marks is several files. A file that is not valid syntax
 * (a sample may leave something out) is skipped.
 */
export function parseSample(code: string, language: string): SampleFile[] {
  const marks = [...code.matchAll(fileMark)];
  const starts = [
    { name: '', offset: 0 },
    ...marks.map((mark) => ({ name: nameOf(mark), offset: mark.index })),
  ];
  return starts.flatMap(({ name, offset }, index) => {
    const file = parseFile(code.slice(offset, starts[index + 1]?.offset), language);
    return file ? [{ name, offset, ...file }] : [];
  });
}

function nameOf([, name = '']: RegExpExecArray): string {
  return withoutExtension(name.replace(/^\.\//, ''));
}

/** `src/a.tsx` as imports may write it: `src/a`. */
export function withoutExtension(file: string): string {
  return file.replace(/\.[cm]?[jt]sx?$/, '');
}

function parseFile(code: string, language: string): Omit<SampleFile, 'name' | 'offset'> | undefined {
  const lang = languages[language];
  if (!lang || code.trim() === '') return undefined;
  // `ts` is not a subset of `tsx` (casts in angle brackets), and authors write JSX in `ts` fences.
  const program = parseAs(code, lang) ?? (lang === 'ts' ? parseAs(code, 'tsx') : undefined);
  if (!program) return undefined;
  const scopes = analyze(program, { sourceType: 'module', lib: [] });
  const references = scopes.scopes.flatMap((scope) => scope.references);
  return {
    program,
    scopes,
    references: new Map(references.map((reference) => [reference.identifier, reference])),
  };
}

function parseAs(code: string, lang: 'ts' | 'tsx' | 'jsx'): TSESTree.Program | undefined {
  const options = { lang, astType: 'ts', sourceType: 'module', range: true } as const;
  const { program, errors } = parseSync(`sample.${lang}`, code, options);
  if (program.body.length === 0 && errors.length > 0) return undefined;
  // oxc-parser's tree has the shape of TypeScript ESLint's (`astType: 'ts'`); the two declare its types apart.
  return program as unknown as TSESTree.Program;
}
