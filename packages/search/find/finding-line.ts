/** What a search found, for a list in Markdown. */
interface ListedFinding {
  title: string;
  /** The section's heading, if a section was found. */
  heading?: string | undefined;
  /** URL of the page as Markdown. */
  url: string;
  /** The words that match. */
  reason: string;
}

/** Returns a list item in Markdown: a link to the page that names the section, and the reason. */
export function findingLine({ title, heading, url, reason }: ListedFinding): string {
  const name = [title, ...(heading ? [heading] : [])].join(' › ').replace(/[[\]]/g, '\\$&');
  return `- [${name}](${url})${reason ? `: ${reason}` : ''}`;
}
