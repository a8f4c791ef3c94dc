const delay = 200;

let bar: HTMLElement | undefined;
let timer: number | undefined;

/** Shows the progress bar, unless the page is there within 200 ms. */
export function startProgress(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => {
    bar ??= document.body.appendChild(
      Object.assign(document.createElement('div'), { className: 'route-progress', ariaHidden: 'true' }),
    );
    bar.dataset.state = 'loading';
  }, delay);
}

/** Takes the progress bar away. */
export function endProgress(): void {
  window.clearTimeout(timer);
  if (bar?.dataset.state === 'loading') bar.dataset.state = 'done';
}
