import type { ApiChange } from './api-history';

/** A text in parts: words and code. `isName` is set for the name of what has changed. */
export type ChangeText = (string | { code: string; isName?: true })[];

/** Describes a change in words. `owner` is the export whose name the description can omit. */
export function describeChange([kind, path, from = '', to = '']: ApiChange, owner?: string): ChangeText {
  const code = owner && path !== owner ? path.slice(owner.length).replace(/^\./, '') : path;
  const name = { code, isName: true } as const;
  switch (kind) {
    case 'added':
      return ['Added ', name];
    case 'removed':
      return ['Removed ', name];
    case 'deprecated':
      return ['Deprecated ', name];
    case 'optional':
      return ['Made ', name, ' optional'];
    case 'required':
      return ['Made ', name, ' required'];
    case 'default':
      return ['Changed the default of ', name, ' from ', { code: from }, ' to ', { code: to }];
    case 'union':
      return [
        ...(to ? ['Added ', { code: to }] : []),
        ...(from ? [to ? ' to and removed ' : 'Removed ', { code: from }] : []),
        from ? ' from the type of ' : ' to the type of ',
        name,
      ];
    default:
      return from && to
        ? ['Changed the type of ', name, ' from ', { code: from }, ' to ', { code: to }]
        : ['Changed the type of ', name];
  }
}
