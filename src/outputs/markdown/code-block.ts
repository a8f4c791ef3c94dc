import type { Element } from 'hast';
import { decodeEntities } from '../../search/records/tree-events';
import { element } from './html-to-hast';

/** A sample as Markdown writes it. */
export interface Sample {
  code: string;
  /** Empty for plain text. */
  language: string;
  title?: string;
}

const signs: Record<string, string> = { 'diff-add': '+', 'diff-remove': '-' };

/** Reads a sample out of the finished HTML of a code block; a diff gets its signs back. */
export function readSample(html: string, language: string): Sample {
  const lines = (/<code>([\s\S]*)<\/code>/.exec(html)?.[1] ?? '').split('\n').map((line) => ({
    sign: signs[/^<span class="line ([\w-]+)">/.exec(line)?.[1] ?? ''],
    text: decodeEntities(line.replace(/<[^>]*>/g, '')),
  }));
  const isDiff = lines.some(({ sign }) => sign !== undefined);
  const code = lines.map(({ sign = ' ', text }) => (isDiff ? sign + text : text)).join('\n');
  const title = /<figcaption class="code-title">(.*?)<\/figcaption>/.exec(html)?.[1];
  return {
    code,
    language: isDiff ? 'diff' : /^(txt|text|plain)$/.test(language) ? '' : language,
    ...(title ? { title: decodeEntities(title) } : {}),
  };
}

/** A sample as an element. Its title is kept for Markdown, where it stands behind the language. */
export function sampleElement({ code, language, title }: Sample): Element {
  const properties = language ? { className: [`language-${language}`] } : {};
  return element('pre', title ? { title } : {}, element('code', properties, code));
}
