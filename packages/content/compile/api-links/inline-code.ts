import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import { apiLinkClass } from '../../shared/api-card';
import { environmentOf, type FileRecord } from '../context';
import { linkAddress } from '../links';
import { SKIP, visit } from '../visit';
import type { ApiName, ApiTarget, FindApi, PageImports } from './target';
import { recordAnswers } from './use';

/** Elements whose content is not linked: links, headings, and elements that already react to clicks. */
const untouched = /^(a|h[1-6]|pre|summary|button|label)$/;

/**
 * Rehype plugin: links inline code that names a documented API, such as `useCurrentFrame()` or `<Sequence>`,
 * to its page, unless it is ambiguous or already part of a link.
 */
export function rehypeApiNames() {
  return (tree: Root, file: VFile) => {
    const { apis, imports } = file.data.content as FileRecord;
    const environment = environmentOf(file);
    const own = environment.routeOfFile(file.path);
    const findApi = recordAnswers(environment.findApi, apis);
    visit(tree, (node, index, parent) => {
      const name = node.type === 'element' ? node.tagName : 'name' in node ? (node.name ?? '') : '';
      // A component may be a link or a button, so only plain elements are searched, recursively.
      if (untouched.test(name) || /^[A-Z]/.test(name)) return SKIP;
      if (node.type !== 'element' || name !== 'code' || !parent || index === undefined) return;
      const target = targetOf(node, imports, findApi);
      if (!target || target.to === own) return SKIP;
      apis.prose.push(target.to);
      parent.children[index] = {
        type: 'element',
        tagName: 'a',
        properties: {
          className: [apiLinkClass],
          href: linkAddress(target.to, file),
          title: target.title,
        },
        children: [node],
      };
      return SKIP;
    });
  };
}

function targetOf(code: Element, imports: PageImports, findApi: FindApi): ApiTarget | undefined {
  const [text] = code.children;
  const name = code.children.length === 1 && text?.type === 'text' ? nameIn(text.value) : undefined;
  if (!name) return undefined;
  const [first = '', ...path] = name;
  const origin = imports.get(first);
  if (origin === null) return undefined;
  const [exported, ...rest] = origin?.path ?? [];
  const known: ApiName | undefined =
    origin && exported !== undefined ? [origin.module, exported, ...rest, ...path] : undefined;
  return findApi(known ?? [null, first, ...path]);
}

/**
 * Returns the parts of a name such as `spring()`, `<Sequence />`, `Easing.bezier()` or `useCurrentFrame`. A single
 * lowercase word is not enough, because it may be anything.
 */
function nameIn(code: string): string[] | undefined {
  const call = /^([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)\(\)$/.exec(code)?.[1];
  const element = /^<([A-Z][\w$]*(?:\.[A-Z][\w$]*)*)\s*\/?>$/.exec(code)?.[1];
  const compound = /^[A-Za-z]+[a-z][A-Z]\w*$/.exec(code)?.[0];
  return (call ?? element ?? compound)?.split('.');
}
