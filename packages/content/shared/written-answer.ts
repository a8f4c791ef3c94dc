/** A page, or a section of one, that a written answer is taken from. */
export interface AnswerSource {
  /** Route, with the section's anchor. */
  url: string;
  /** Title of the page. */
  page: string;
  /** Heading of the section; null for the page itself. */
  section: string | null;
}

/** A written answer, as browsers load it. */
export interface WrittenAnswer {
  question: string;
  /** Other ways to ask the question. */
  asked: readonly string[];
  /** Plain text. Names are in backticks. */
  answer: string;
  sources: readonly AnswerSource[];
}
