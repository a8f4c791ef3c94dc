const delay = 200;

let bar: HTMLElement | undefined;
let timer: number | undefined;

/** Shows the progress bar, unless the page arrives within 200 ms. */
export function startProgress(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => {
    bar ??= document.body.appendChild(
      Object.assign(document.createElement('div'), { className: 'route-progress' }),
    );
    bar.dataset.state = 'loading';
  }, delay);
}

/** Hides the progress bar. */
export function endProgress(): void {
  window.clearTimeout(timer);
  if (bar?.dataset.state === 'loading') bar.dataset.state = 'done';
}
