import { createHash } from 'node:crypto';
import { blankFrontmatter } from '../../compile/frontmatter-lines';
import { readTitles } from '../api/headings';
import { wordsOf } from './words';

/** A part of a page, from one heading of level 2 or 3 to the next. */
export interface DocSection {
  /** Id of its heading; empty for the part above the first heading. */
  id: string;
  /** Text of its heading, without markup. */
  title: string;
  /** Its source, including the heading. */
  text: string;
}

/** Returns the digests of a page's sections by their ids. */
export function sectionDigests(source: string): Record<string, string> {
  return Object.fromEntries(sectionsOf(source).map((section) => [section.id, sectionDigest(section)]));
}

/** Splits the source of a page into its sections. */
export function sectionsOf(source: string): DocSection[] {
  const { body } = blankFrontmatter(source);
  const lines = body.split(/\r?\n/);
  const headings = readTitles(body).filter(({ level }) => level <= 3);
  const starts = [{ id: '', text: '', line: 1 }, ...headings];
  return starts.map(({ id, text, line }, index) => ({
    id,
    title: text.replaceAll('`', ''),
    text: lines
      .slice(line - 1, (starts[index + 1]?.line ?? lines.length + 1) - 1)
      .join('\n')
      .trim(),
  }));
}

/**
 * Returns the digest of a section, which is the same for every text with the same words. It has four characters, so
 * two different texts have the same digest in one of 16 million cases.
 */
function sectionDigest({ text }: Pick<DocSection, 'text'>): string {
  return createHash('sha256').update(wordsOf(text).join(' ')).digest('base64url').slice(0, 4);
}
