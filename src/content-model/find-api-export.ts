import { type ApiExport, isExport } from '../shared/api';

/** The node of an export, and the file that it is from. */
export function findApiExport(
  nodes: readonly unknown[],
  module: string,
  name: string,
): { entry: ApiExport; file: string } | undefined {
  const entry = (nodes as (ApiExport & { sourcePath: string })[]).find((node) =>
    isExport(node, module, name),
  );
  return entry && { entry, file: entry.sourcePath };
}
