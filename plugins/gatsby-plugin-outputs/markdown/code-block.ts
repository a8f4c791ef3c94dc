import { decodeEntities } from '@docs/content';
import type { Element } from 'hast';
import { element } from './html-to-hast';

/** A sample as Markdown code. */
export interface Sample {
  code: string;
  /** Empty for plain text. */
  language: string;
  title?: string;
}

const signs: Record<string, string> = { 'diff-add': '+', 'diff-remove': '-' };

/** Extracts the sample from the HTML of a code block; lines of a diff get their signs back. */
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

/** Returns a sample as an element. Its title is kept for Markdown, where it follows the language. */
export function sampleElement({ code, language, title }: Sample): Element {
  const properties = language ? { className: [`language-${language}`] } : {};
  return element('pre', title ? { title } : {}, element('code', properties, code));
}
