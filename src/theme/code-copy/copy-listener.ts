import { copiedText } from './copied-text';

const shownFor = 2000;

function textOf(button: Element): string {
  const code = button.closest('.code-block')?.querySelector('code');
  const lines = [...(code?.querySelectorAll('.line') ?? [])];
  if (lines.length === 0) return code?.textContent ?? '';
  return copiedText(
    lines.map((line) => ({
      text: line.textContent ?? '',
      isRemoved: line.classList.contains('diff-remove'),
    })),
  );
}

async function copy(button: HTMLElement): Promise<void> {
  const label = button.getAttribute('aria-label') ?? 'Copy code';
  let said = 'Copied';
  try {
    await navigator.clipboard.writeText(button.dataset.copy || textOf(button));
    button.dataset.copied = '';
  } catch {
    // If there is no clipboard (plain HTTP) or no permission, the failure is reported in place of the success
    // message.
    said = 'Couldn’t copy';
  }
  button.setAttribute('aria-label', said);
  button.title = said;
  window.setTimeout(() => {
    button.setAttribute('aria-label', label);
    button.removeAttribute('title');
    delete button.dataset.copied;
  }, shownFor);
}

/** Listens for clicks on the copy buttons of code blocks, and on those that name their text, which are static HTML. */
export function listenToCopyButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    if (button) void copy(button);
  });
}
