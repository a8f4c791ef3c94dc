/**
 * Says of the modal what it is. DocSearch calls the whole of it a button, and its head and foot are the
 * page's as far as one can tell. What is set here stays: React writes an attribute only when its value
 * changes.
 */
export function setDialogRoles(modal: ParentNode): void {
  const container = modal.querySelector('.DocSearch-Container');
  container?.setAttribute('role', 'dialog');
  container?.setAttribute('aria-modal', 'true');
  container?.setAttribute('tabindex', '-1');
  for (const name of ['aria-expanded', 'aria-haspopup']) container?.removeAttribute(name);
  for (const part of modal.querySelectorAll('header, footer')) part.setAttribute('role', 'presentation');
}

/** What the keyboard can reach, in order. */
function stops(modal: ParentNode): HTMLElement[] {
  const found = modal.querySelectorAll<HTMLElement>('a[href], button:not([disabled]), input');
  return [...found].filter((element) => element.checkVisibility?.() ?? true);
}

/**
 * The stop that Tab leads to where it would leave the modal: from the last to the first, and back. DocSearch
 * knows only the stops that were there when it opened. Null where Tab stays inside by itself.
 */
export function stopAcross(modal: ParentNode, active: Element | null, isBack: boolean): HTMLElement | null {
  const all = stops(modal);
  const [first, last] = [all[0], all[all.length - 1]];
  if (!first || !last || active !== (isBack ? first : last)) return null;
  return isBack ? last : first;
}
