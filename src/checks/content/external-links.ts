import { visit } from '../../mdx/compile/visit';
import type { ContentProblem } from '../../shared/content-error';
import { isExternal } from '../../shared/paths';
import { type CheckedPage, placeOf } from './page';

const expected = 'a whole address, as in `https://example.com/page`, or `mailto:name@example.com`';

/** Finds external links whose URL cannot be correct. */
export function checkExternalLinks(page: CheckedPage): ContentProblem[] {
  const problems: ContentProblem[] = [];
  visit(page.tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const fault = faultOf(node.url);
    if (fault)
      problems.push({
        ...placeOf(node, page),
        found: `a link to \`${node.url}\`: ${fault.found}`,
        expected,
        fix: fault.fix,
      });
  });
  return problems;
}

function faultOf(url: string): { found: string; fix: string } | undefined {
  if (/^www\./i.test(url)) return { found: 'it has no protocol', fix: `Write \`https://${url}\`.` };
  if (!isExternal(url) || url.startsWith('pathname:')) return undefined;
  if (/[\s<>"]/.test(url))
    return { found: 'it has characters that an address cannot have', fix: 'Encode them, a space as `%20`.' };
  const protocol = /^[a-z][a-z\d+.-]*:/i.exec(url)?.[0] ?? '';
  if (protocol === 'mailto:') {
    return /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(url)
      ? undefined
      : { found: 'it names no mailbox', fix: 'Correct the address.' };
  }
  if (protocol === '') return { found: 'it has no protocol', fix: `Write \`https:${url}\`.` };
  if (protocol !== 'https:' && protocol !== 'http:')
    return { found: `\`${protocol}\` is no protocol of a page`, fix: 'Write `https:`.' };
  if (!URL.canParse(url)) return { found: 'it cannot be read', fix: 'Correct the address.' };
  const { hostname } = new URL(url);
  const isLocal = hostname === 'localhost' || /^[\d.]+$|^\[/.test(hostname);
  if (!isLocal && !/^[^.].*\.[a-z\d-]{2,}$/i.test(hostname))
    return { found: `\`${hostname}\` is no host`, fix: 'Correct the address.' };
  if (!isLocal && protocol === 'http:')
    return { found: 'it is not encrypted', fix: `Write \`${url.replace(/^http:/i, 'https:')}\`.` };
  return undefined;
}
