import type { ReadFile } from './read-folder';
import type { DocumentOf, DocumentType } from './sets';
import type { AnyDocument } from './sets/content-set';

/** The documents of a site by type. This is the only place that assigns documents their type. */
export interface Documents {
  of<Type extends DocumentType>(type: Type): readonly DocumentOf<Type>[];
  /** The same, for code that treats all types alike. */
  any(type: DocumentType): readonly AnyDocument[];
}

/** Groups the documents of files by type, in file order. `isKept` filters them. */
export function groupDocuments(
  files: Iterable<ReadFile>,
  isKept: (document: AnyDocument) => boolean,
): Documents {
  const groups = new Map<DocumentType, AnyDocument[]>();
  for (const { set, documents } of files) {
    const group = groups.get(set.type) ?? [];
    group.push(...documents.filter(isKept));
    groups.set(set.type, group);
  }
  const any = (type: DocumentType) => groups.get(type) ?? [];
  return {
    any,
    of: <Type extends DocumentType>(type: Type) => {
      const group: readonly unknown[] = any(type);
      return group as DocumentOf<Type>[];
    },
  };
}
