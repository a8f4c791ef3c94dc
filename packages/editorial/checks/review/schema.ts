import { strictObject } from '@docs/content';
import { z } from 'zod';

/** Requirements on pages for the search. */
export interface AnswerRules {
  /** Whether every page must state `answers`. */
  required: boolean;
  /** Phrases that more than three pages may share, with the reason. */
  shared: Record<string, string>;
}

/** What a review of the documentation has settled: `content/review.json`. */
export interface DocsReview {
  /** The Remotion version that all pages were reviewed with, except for pages with `reviewed` in their frontmatter. */
  reviewed: string;
  answers?: AnswerRules | undefined;
  /**
   * Troubleshooting pages without a quoted message, by route, with the reason. If absent, pages do not have
   * to quote a message.
   */
  withoutMessage?: Record<string, string> | undefined;
}

const text = z.string('text').min(1, 'text that is not empty');
const route = z.string('a route').regex(/^\/docs\//, 'a route that begins with /docs/');
const reason = text.regex(/\s/, 'a reason, in words');

const answerRules = strictObject({
  required: z.boolean('true or false'),
  shared: z.record(text, reason),
}) satisfies z.ZodType<AnswerRules>;

/** Schema of `content/review.json`. */
export const docsReviewSchema = strictObject({
  reviewed: text.regex(/^\d+\.\d+\.\d+$/, 'a version such as 4.0.357'),
  answers: answerRules.optional(),
  withoutMessage: z.record(route, reason).optional(),
}) satisfies z.ZodType<DocsReview>;
