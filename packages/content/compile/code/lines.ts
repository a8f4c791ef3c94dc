/** One displayed line of a sample. */
export interface CodeLine {
  text: string;
  mark?: 'highlighted' | 'diff-add' | 'diff-remove' | 'file';
}

const comment = (body: string) =>
  new RegExp(`^\\s*(?://|#|--|%|;|/\\*|<!--|\\{/\\*)\\s*${body}\\s*(?:\\*/\\}?|-->)?\\s*$`);
const cut = comment('---cut(?:-before)?---');
const cutAfter = comment('---cut-after---');
const cutStart = comment('---cut-start---');
const cutEnd = comment('---cut-end---');
const highlightNext = comment('highlight-next-line');
const highlightStart = comment('highlight-start');
const highlightEnd = comment('highlight-end');
const directive =
  /^\s*\/\/\s*(?:@(?:errors?|noErrors|noErrorValidation|noStaticSemanticInfo|strict|lib|jsx|target|module|allowJs|esModuleInterop)\b.*|\^\?.*|\^\|.*)$/;

/**
 * Returns the displayed lines of a sample: removes compiler directives and the setup above a cut mark, and
 * applies the marks from comments and line ranges. `highlighted` counts displayed lines from 1.
 */
export function visibleLines(code: string, highlighted: Set<number>): CodeLine[] {
  return shownLines(code, highlighted).map(({ text, mark }) => (mark ? { text, mark } : { text }));
}

/**
 * Maps ranges of a sample's source to its displayed text (the visible lines, joined by line breaks). Drops
 * ranges in hidden lines and ranges that span several lines.
 */
export function shownRanges<Range extends { start: number; end: number }>(
  code: string,
  ranges: readonly Range[],
): Range[] {
  let shownAt = 0;
  const places = shownLines(code, new Set()).map(({ text, offset }) => {
    const place = { from: offset, to: offset + text.length, shownAt };
    shownAt += text.length + 1;
    return place;
  });
  return ranges.flatMap((range) => {
    const line = places.find(({ from, to }) => range.start >= from && range.end <= to);
    if (!line) return [];
    const move = line.shownAt - line.from;
    return [{ ...range, start: range.start + move, end: range.end + move }];
  });
}

/** Returns the lines that highlights count, each with its index in the source. */
export function countedLines(code: string): number[] {
  const starts = sourceLines(code).map(({ offset }) => offset);
  return markedLines(code, new Set()).map(({ offset }) => starts.indexOf(offset));
}

interface SourceLine {
  text: string;
  /** Start offset in the source. */
  offset: number;
}

function shownLines(code: string, highlighted: Set<number>): (CodeLine & SourceLine)[] {
  return trimBlank(markedLines(code, highlighted));
}

function markedLines(code: string, highlighted: Set<number>): (CodeLine & SourceLine)[] {
  const out: (CodeLine & SourceLine)[] = [];
  let next = false;
  let block = false;
  for (const line of withoutCut(sourceLines(code))) {
    if (directive.test(line.text)) continue;
    if (highlightNext.test(line.text)) next = true;
    else if (highlightStart.test(line.text)) block = true;
    else if (highlightEnd.test(line.text)) block = false;
    else {
      const marked = next || block || highlighted.has(out.length + 1);
      out.push(marked ? { ...line, mark: 'highlighted' } : line);
      next = false;
    }
  }
  return out;
}

function sourceLines(code: string): SourceLine[] {
  let offset = 0;
  return code.split('\n').map((text) => {
    const line = { text, offset };
    offset += text.length + 1;
    return line;
  });
}

function withoutCut(lines: SourceLine[]): SourceLine[] {
  const last = lines.findLastIndex(({ text }) => cut.test(text));
  const after = lines.findIndex(({ text }, index) => index > last && cutAfter.test(text));
  let hidden = false;
  return lines.slice(last + 1, after < 0 ? undefined : after).filter(({ text }) => {
    if (cutStart.test(text)) hidden = true;
    const show = !hidden && !cutEnd.test(text);
    if (cutEnd.test(text)) hidden = false;
    return show;
  });
}

function trimBlank<Line extends CodeLine>(lines: Line[]): Line[] {
  const isBlank = (line: Line | undefined) => line?.text.trim() === '';
  let from = 0;
  let to = lines.length;
  while (from < to && isBlank(lines[from])) from++;
  while (to > from && isBlank(lines[to - 1])) to--;
  return lines.slice(from, to);
}

/** Converts the plus and minus signs of a diff to marks and strips them from the lines. */
export function diffLines(lines: CodeLine[]): CodeLine[] {
  return lines.map((line) => {
    const sign = line.text[0];
    if (sign === '+' && !line.text.startsWith('+++')) return { text: line.text.slice(1), mark: 'diff-add' };
    if (sign === '-' && !line.text.startsWith('---'))
      return { text: line.text.slice(1), mark: 'diff-remove' };
    return sign === ' ' ? { ...line, text: line.text.slice(1) } : line;
  });
}
