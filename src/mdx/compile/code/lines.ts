/** One line of a sample as it is shown. */
export interface CodeLine {
  text: string;
  mark?: 'highlighted' | 'diff-add' | 'diff-remove';
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
 * The lines of a sample that a reader sees: set-up above a cut mark and compiler directives are taken out, marks that
 * comments and line ranges ask for are put on. `highlighted` counts the shown lines from 1.
 */
export function visibleLines(code: string, highlighted: Set<number>): CodeLine[] {
  const shown = withoutCut(code.split('\n')).filter((line) => !directive.test(line));
  const out: CodeLine[] = [];
  let next = false;
  let block = false;
  for (const text of shown) {
    if (highlightNext.test(text)) next = true;
    else if (highlightStart.test(text)) block = true;
    else if (highlightEnd.test(text)) block = false;
    else {
      const marked = next || block || highlighted.has(out.length + 1);
      out.push(marked ? { text, mark: 'highlighted' } : { text });
      next = false;
    }
  }
  return trimBlank(out);
}

function withoutCut(lines: string[]): string[] {
  const last = lines.findLastIndex((line) => cut.test(line));
  const after = lines.findIndex((line, index) => index > last && cutAfter.test(line));
  let hidden = false;
  return lines.slice(last + 1, after < 0 ? undefined : after).filter((line) => {
    if (cutStart.test(line)) hidden = true;
    const show = !hidden && !cutEnd.test(line);
    if (cutEnd.test(line)) hidden = false;
    return show;
  });
}

function trimBlank(lines: CodeLine[]): CodeLine[] {
  const isBlank = (line: CodeLine | undefined) => line?.text.trim() === '';
  let from = 0;
  let to = lines.length;
  while (from < to && isBlank(lines[from])) from++;
  while (to > from && isBlank(lines[to - 1])) to--;
  return lines.slice(from, to);
}

/** Reads the plus and minus signs of a diff into marks, and takes them off the lines. */
export function diffLines(lines: CodeLine[]): CodeLine[] {
  return lines.map((line) => {
    const sign = line.text[0];
    if (sign === '+' && !line.text.startsWith('+++')) return { text: line.text.slice(1), mark: 'diff-add' };
    if (sign === '-' && !line.text.startsWith('---'))
      return { text: line.text.slice(1), mark: 'diff-remove' };
    return sign === ' ' ? { ...line, text: line.text.slice(1) } : line;
  });
}
