import { analyze, type Reference, type ScopeManager } from '@typescript-eslint/scope-manager';
import type { TSESTree } from '@typescript-eslint/types';
import { parseSync } from 'oxc-parser';
import { codeChildren, findDeep } from '../limits';

/** A file of a sample: its syntax tree and its scopes. */
export interface SampleFile {
  /** The name in `// @filename:`, without its extension; empty for a sample with a single file. */
  name: string;
  /** Offset in the sample. Positions in `program` are relative to it. */
  offset: number;
  program: TSESTree.Program;
  scopes: ScopeManager;
  references: ReadonlyMap<TSESTree.Node, Reference>;
}

/** Maximum nesting depth of a sample's syntax tree. The code that analyzes the tree is recursive. */
const deepestCode = 500;

/** Thrown if a sample is nested too deeply, such as a sum of thousands of terms. */
export class DeepCodeError extends Error {}

const fileMark = /^[ \t]*\/\/[ \t]*@filename:[ \t]*(\S+)[ \t]*$/gm;
const languages: Record<string, 'ts' | 'tsx' | 'jsx'> = {
  ts: 'ts',
  tsx: 'tsx',
  js: 'jsx',
  jsx: 'jsx',
};

/** Returns whether `parseSample` supports the language of a code fence. */
export function isLinkedLanguage(language: string): boolean {
  return language in languages;
}

/**
 * Parses a complete sample, including its hidden lines. A sample with `// @filename:` comments has several files.
 * Files with invalid syntax are skipped: samples may omit parts.
 *
 * @throws {DeepCodeError} if it is nested too deeply.
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

/** Normalizes `src/a.tsx` to `src/a`, as imports may write it. */
export function withoutExtension(file: string): string {
  return file.replace(/\.[cm]?[jt]sx?$/, '');
}

function parseFile(code: string, language: string): Omit<SampleFile, 'name' | 'offset'> | undefined {
  const lang = languages[language];
  if (!lang || code.trim() === '') return undefined;
  // `ts` is not a subset of `tsx` (angle-bracket casts), and authors write JSX in `ts` fences.
  const program = parseAs(code, lang) ?? (lang === 'ts' ? parseAs(code, 'tsx') : undefined);
  if (!program) return undefined;
  if (findDeep<object>(program, codeChildren, deepestCode)) throw new DeepCodeError();
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
  // oxc-parser's tree has the same shape as TypeScript ESLint's (`astType: 'ts'`), but each declares its own
  // types.
  return program as unknown as TSESTree.Program;
}
