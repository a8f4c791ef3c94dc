const shownFor = 2000;
const copied = 'Copied';

/**
 * Copies a text that is loaded first. Safari allows that only if the clipboard gets the promise during the click.
 * @throws {Error} if copying is not allowed, or the text cannot be loaded
 */
export async function copyText(text: Promise<string>): Promise<void> {
  const type = 'text/plain';
  const blob = text.then((content) => new Blob([content], { type }));
  await navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
}

/**
 * Returns the Markdown of a page, as it is in its file.
 * @throws {Error} if it cannot be loaded
 */
export async function loadMarkdown(href: string): Promise<string> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${response.status}: ${href}`);
  return response.text();
}

/** Shows for a moment in place of a label how copying went. */
export async function report(label: Element, copying: Promise<void>): Promise<void> {
  const before = label.textContent;
  label.textContent = await copying.then(
    () => copied,
    () => 'Copying failed',
  );
  label.setAttribute('role', 'status');
  window.setTimeout(() => {
    label.textContent = before;
    label.removeAttribute('role');
  }, shownFor);
}
