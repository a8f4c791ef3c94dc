import { type CodeRule, findHint } from '@docs/content/shared';
import type { Verdict } from '../../shared/messages';
import type { FigureExercise } from '../read-figure';

/** The result of a check. */
export interface CheckResult {
  isRight: boolean;
  /** What is wrong, in a sentence. Its end is missing if there is an error. */
  message: string;
  /** The error that the code throws. */
  error?: string | undefined;
  /** The hint that fits, as HTML from the page. */
  hint?: string | undefined;
  /** The frame of the pictures that are shown. Undefined if there are none. */
  frame?: number | undefined;
}

/**
 * Returns what to tell the reader about their code.
 *
 * @param broken The index of the first rule that the code breaks. It says nothing about code that stops: a component
 * that is not imported does not count as used.
 */
export function answerTo(
  verdict: Verdict,
  broken: number | undefined,
  { check: { rules, hints }, hints: texts }: Pick<FigureExercise, 'check' | 'hints'>,
): CheckResult {
  const { kind, frame, message } = verdict;
  const found = findHint(hints, verdict);
  const hint = found < 0 ? undefined : texts[rules.length + found];
  if (kind === 'error')
    return { isRight: false, message: `Your code stops at frame ${frame}`, error: message, hint };
  const rule = broken === undefined ? undefined : rules[broken];
  if (broken !== undefined && rule)
    return { isRight: false, message: ruleMessage(rule, kind), hint: texts[broken], frame };
  return kind === 'same' ? { isRight: true, message: '' } : { isRight: false, message, hint, frame };
}

/** Says which rule the code breaks, and whether its pictures are right. */
function ruleMessage(rule: CodeRule, kind: Verdict['kind']): string {
  const broken = 'uses' in rule ? lacking(rule.uses) : `Your code uses ${rule.avoids}.`;
  return kind === 'same' ? `${broken} Your video already looks right.` : broken;
}

/** A hook that is only mentioned, without parentheses, does nothing. */
const lacking = (name: string) =>
  /^use[A-Z]/.test(name) ? `Your code doesn’t call ${name}() yet.` : `Your code doesn’t use ${name} yet.`;
