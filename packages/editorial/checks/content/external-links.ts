import { isScriptAddress, visit } from '@docs/content';
import { type ContentProblem, isExternal } from '@docs/content/shared';
import { type CheckedPage, placeOf } from './page';

const expected = 'a complete URL, such as `https://example.com/page` or `mailto:name@example.com`';

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
  // The compiler reports addresses that run a script.
  if (!isExternal(url) || url.startsWith('pathname:') || isScriptAddress(url)) return undefined;
  if (/[\s<>"]/.test(url))
    return { found: 'it contains characters that a URL cannot have', fix: 'Encode them: a space is `%20`.' };
  const protocol = /^[a-z][a-z\d+.-]*:/i.exec(url)?.[0] ?? '';
  if (protocol === 'mailto:') {
    return /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(url)
      ? undefined
      : { found: 'it has no email address', fix: 'Correct the URL.' };
  }
  if (protocol === '') return { found: 'it has no protocol', fix: `Write \`https:${url}\`.` };
  if (protocol !== 'https:' && protocol !== 'http:')
    return { found: `\`${protocol}\` is not a protocol for web pages`, fix: writeHttps(url) };
  if (!/^https?:\/\//i.test(url)) return { found: 'it has no `//` after its protocol', fix: writeHttps(url) };
  if (!URL.canParse(url)) return { found: 'it is not a valid URL', fix: 'Correct the URL.' };
  const { hostname } = new URL(url);
  const isLocal = hostname === 'localhost' || /^[\d.]+$|^\[/.test(hostname);
  if (!isLocal && !/^[^.].*\.[a-z\d-]{2,}$/i.test(hostname))
    return { found: `\`${hostname}\` is not a host`, fix: 'Correct the URL.' };
  if (!isLocal && protocol === 'http:') return { found: 'it does not use HTTPS', fix: writeHttps(url) };
  return undefined;
}

function writeHttps(url: string): string {
  return `Write \`${url.replace(/^[a-z][a-z\d+.-]*:\/*/i, 'https://')}\`.`;
}
