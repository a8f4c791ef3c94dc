import { join, relative, sep } from 'node:path';
import type { API, Diagnostic as ApiDiagnostic, Project, Snapshot } from 'typescript/unstable/async';
import { compile, type Diagnose } from './compile';
import type { Diagnostic } from './diagnostics';

/** The compiler's word for an error; the others are suggestions. */
const errorCategory = 1;

/** A compiler that keeps running between programs. */
export interface WarmCompiler {
  diagnose: Diagnose;
  /**
   * Reads the types that most samples use, so that the first page takes as long as the others. `folder` contains the
   * packages; `name` is the program's folder below its `.cache`.
   */
  warmUp(folder: string, name: string): Promise<void>;
  /** Ends the compiler. It ends with this process in any case. */
  close(): Promise<void>;
}

/**
 * Creates a compiler that keeps running, so that it reads the packages' types only once: starting it takes longer than
 * checking a page. It is for one folder, whose program changes from call to call, and one program at a time.
 */
export function createWarmCompiler(): WarmCompiler {
  let api: Promise<API> | undefined;
  let snapshot: Snapshot | undefined;
  let before = new Map<string, string>();
  const update = async (program: string, files: ReadonlyMap<string, string>): Promise<Project> => {
    api ??= import('typescript/unstable/async').then((module) => new module.API({ cwd: program }));
    const settings = join(program, 'tsconfig.json');
    const fileChanges = changesOf(before, files, program);
    before = new Map(files);
    const last = snapshot;
    const openProjects = last ? [] : [settings];
    snapshot = await (await api).updateSnapshot({ openProjects, fileChanges });
    await last?.dispose();
    const project = snapshot.getProject(settings);
    if (!project) throw new Error(`The compiler did not find ${settings}.`);
    return project;
  };
  const diagnose: Diagnose = async (program, files) => {
    try {
      const { program: ofFiles } = await update(program, files);
      const syntactic = await ofFiles.getSyntacticDiagnostics();
      const found = syntactic.length > 0 ? syntactic : await ofFiles.getSemanticDiagnostics();
      return found.flatMap((each) => toDiagnostic(each, program, files));
    } catch (error) {
      // The next call starts another compiler.
      [api, snapshot, before] = [undefined, undefined, new Map()];
      throw error;
    }
  };
  return {
    diagnose,
    async warmUp(folder, name) {
      const text = "import 'react';\nimport 'remotion';\n";
      const file = { path: 'sample.tsx', text, lines: [1, 2], expects: [], line: 1 };
      const page = { page: 'none', digest: '', files: [file], fences: 1, unchecked: 0, problems: [] };
      await compile([page], folder, '', { name, diagnose });
    },
    close: async () => (await api)?.close(),
  };
}

/** Returns the differences between two states of a folder, as absolute paths. */
function changesOf(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>, folder: string) {
  const absolute = (names: string[]) => names.map((name) => join(folder, name));
  return {
    created: absolute([...after.keys()].filter((name) => !before.has(name))),
    changed: absolute(
      [...after.keys()].filter((name) => before.has(name) && before.get(name) !== after.get(name)),
    ),
    deleted: absolute([...before.keys()].filter((name) => !after.has(name))),
  };
}

/** Converts an error to the form that the compiler prints; the errors below it are indented. */
function toDiagnostic(
  { fileName = '', pos, code, category, text, messageChain = [] }: ApiDiagnostic,
  program: string,
  files: ReadonlyMap<string, string>,
): Diagnostic[] {
  if (category !== errorCategory) return [];
  const path = relative(program, fileName).split(sep).join('/');
  const line = (files.get(path) ?? '').slice(0, pos).split('\n').length;
  return [{ path, line, code, text: [text, ...chainLines(messageChain)].join('\n') }];
}

function chainLines(chain: readonly ApiDiagnostic[], indent = '  '): string[] {
  return chain.flatMap(({ text, messageChain = [] }) => [
    indent + text,
    ...chainLines(messageChain, `${indent}  `),
  ]);
}
