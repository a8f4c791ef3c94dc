import type { Block, TextLink } from '@docs/search';
import { apiLinkClass } from '../shared/api-card';
import type { ContentTree } from '../shared/content-tree';
import { changesClass } from '../shared/doc-changes';
import { optionTableClass } from '../shared/option-table';
import { treeEvents } from './tree-events';

const blockTags =
  /^(address|article|aside|blockquote|dd|details|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|tbody|thead|tr|ul)$/;
/** Elements whose text is not content: controls, images, file names above samples. */
const silentTags = new Set(['button', 'figcaption', 'iframe', 'script', 'style', 'svg', 'template']);
const isAnchor = (tag: string, props: Record<string, unknown>) => tag === 'a' && props.className === 'anchor';
/** Lists whose text repeats other parts of the page, or other pages. */
const isList = (props: Record<string, unknown>) =>
  props.className === optionTableClass || props.className === changesClass;
const defaultTitles = /^(note|tip|info|warning|danger|caution)$/i;
const cellGap = ' · ';

/**
 * Longer blocks are split, because the size of a hosted record is limited, and because a hit should link close to
 * the match.
 */
const longest = 1500;
/** Shorter blocks do not become records on their own: the next block is appended to them. */
const shortest = 60;

/**
 * Splits a page's content into headings, blocks of text and samples, and collects its links. Omits the text of
 * “See also”, and blocks that consist only of links (lists of pages), because they describe other pages.
 */
export function readBlocks(tree: ContentTree): { blocks: Block[]; links: TextLink[] } {
  const reader = new BlockReader();
  for (const event of treeEvents(tree)) {
    if (event.type === 'open') reader.open(event.tag, event.props);
    else if (event.type === 'close') reader.close();
    else reader.text(event.text);
  }
  reader.flush();
  return { blocks: reader.blocks, links: reader.links };
}

interface OpenElement {
  tag: string;
  silent: boolean;
  props: Record<string, unknown>;
}

class BlockReader {
  readonly blocks: Block[] = [];
  readonly links: TextLink[] = [];
  private stack: OpenElement[] = [];
  private current = '';
  /** Text outside of links. */
  private unlinked = '';
  private link: TextLink | undefined;
  private isSeeAlso = false;
  private code: { language: string; text: string } | undefined;
  /** Parts of the current text that are in code font. The last one is open if `isQuoting`. */
  private quotes: string[] = [];
  private isQuoting = false;

  open(tag: string, props: Record<string, unknown>): void {
    if (blockTags.test(tag) && !this.code) this.flush();
    if (/^t[dh]$/.test(tag) && this.current) this.text(cellGap);
    if (tag === 'br') this.text('\n');
    const silent =
      silentTags.has(tag) ||
      isAnchor(tag, props) ||
      isList(props) ||
      (this.stack[this.stack.length - 1]?.silent ?? false);
    this.stack.push({ tag, props, silent });
    if (tag === 'a' && !silent && props.className !== apiLinkClass)
      this.link = { text: '', href: String(props.href ?? '') };
    if (tag === 'pre' && !silent) this.code = { language: this.languageOf(props), text: '' };
    if (tag === 'code' && !silent && !this.code) {
      this.quotes.push('');
      this.isQuoting = true;
    }
  }

  text(text: string): void {
    if (this.stack[this.stack.length - 1]?.silent) return;
    if (this.code) this.code.text += text;
    else {
      this.current += text;
      if (this.isQuoting) this.quotes[this.quotes.length - 1] += text;
      if (this.link) this.link.text += text;
      else this.unlinked += text;
    }
  }

  close(): void {
    const element = this.stack.pop();
    if (!element) return;
    if (element.tag === 'a' && this.link) {
      this.links.push({ href: this.link.href, text: tidy(this.link.text) });
      this.link = undefined;
    }
    if (element.tag === 'code') this.isQuoting = false;
    if (element.tag === 'pre' && this.code) {
      this.blocks.push({ kind: 'code', language: this.code.language, code: this.code.text });
      this.code = undefined;
      return;
    }
    if (this.code || !blockTags.test(element.tag)) return;
    const level = /^h([1-6])$/.exec(element.tag)?.[1];
    if (level) this.heading(Number(level), String(element.props.id ?? ''));
    else if (element.props.className === 'admonition-title' && defaultTitles.test(this.current.trim()))
      this.forget();
    else this.flush();
  }

  flush(): void {
    const text = tidy(this.current);
    const own = !this.isSeeAlso && /[\p{L}\p{N}]/u.test(this.unlinked);
    if (own)
      for (const [index, piece] of cut(text).entries()) this.add(piece, index === 0 ? this.quotes : []);
    this.forget();
  }

  /**
   * Adds a block of text. A short block (a type, a default, the first words of a list) says little by itself,
   * so the next block is appended to it.
   */
  private add(text: string, quotes: readonly string[]): void {
    const last = this.blocks[this.blocks.length - 1];
    if (last?.kind !== 'text' || last.text.length >= shortest) {
      this.blocks.push({ kind: 'text', text, ...(quotes.length > 0 ? { quotes } : {}) });
      return;
    }
    if (quotes.length > 0) last.quotes = [...(last.quotes ?? []), ...quotes];
    const gap = /[.!?:]$/.test(last.text) ? ' ' : cellGap;
    last.text = `${last.text}${gap}${text}`;
  }

  private heading(level: number, id: string): void {
    const text = tidy(this.current);
    this.isSeeAlso = text === 'See also';
    if (text) this.blocks.push({ kind: 'heading', level, id, text });
    this.forget();
  }

  private forget(): void {
    this.current = '';
    this.quotes = [];
    this.unlinked = '';
  }

  private languageOf(props: Record<string, unknown>): string {
    return /language-(\S+)/.exec(String(props.className ?? ''))?.[1] ?? '';
  }
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/^[ ·]+|[ ·]+$/g, '');
}

/** Splits a long text at the end of a sentence, else at a word. */
function cut(text: string): string[] {
  if (text.length <= longest) return [text];
  const head = text.slice(0, longest);
  const end = Math.max(head.lastIndexOf('. ') + 1, 0) || head.lastIndexOf(' ') || longest;
  const at = end > 0 ? end : longest;
  return [text.slice(0, at).trim(), ...cut(text.slice(at).trim())];
}
