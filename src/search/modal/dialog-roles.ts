/**
 * Sets the ARIA roles of the modal. DocSearch gives the container the role `button`, and without a role, its
 * header and footer count as those of the page. The attributes persist, because React writes an attribute
 * only when its value changes.
 */
export function setDialogRoles(modal: ParentNode): void {
  const container = modal.querySelector('.DocSearch-Container');
  container?.setAttribute('role', 'dialog');
  container?.setAttribute('aria-modal', 'true');
  container?.setAttribute('tabindex', '-1');
  for (const name of ['aria-expanded', 'aria-haspopup']) container?.removeAttribute(name);
  for (const part of modal.querySelectorAll('header, footer')) part.setAttribute('role', 'presentation');
}

/** Returns the elements that the keyboard can focus, in order. */
function stops(modal: ParentNode): HTMLElement[] {
  const found = modal.querySelectorAll<HTMLElement>('a[href], button:not([disabled]), input');
  return [...found].filter((element) => element.checkVisibility?.() ?? true);
}

/**
 * Returns the element to focus if Tab would leave the modal: the first after the last, and vice versa.
 * Returns null if the focus stays inside. DocSearch only knows the elements that existed when it opened.
 */
export function stopAcross(modal: ParentNode, active: Element | null, isBack: boolean): HTMLElement | null {
  const all = stops(modal);
  const [first, last] = [all[0], all[all.length - 1]];
  if (!first || !last || active !== (isBack ? first : last)) return null;
  return isBack ? last : first;
}
