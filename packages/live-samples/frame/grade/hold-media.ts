/**
 * Keeps video and audio from seeking: decoding takes longer than everything else in a comparison, which only needs
 * to know which time a video shows. A media element returns the time that was set last, as it would after seeking.
 *
 * @returns a function that ends this, and shows the pictures of videos in an element
 */
export function holdMedia(): (box: HTMLElement) => void {
  const media = HTMLMediaElement.prototype;
  const real = Object.getOwnPropertyDescriptor(media, 'currentTime');
  const wanted = new WeakMap<HTMLMediaElement, number>();
  Object.defineProperty(media, 'currentTime', {
    configurable: true,
    get(this: HTMLMediaElement) {
      return Math.min(wanted.get(this) ?? 0, this.duration || Number.POSITIVE_INFINITY);
    },
    set(this: HTMLMediaElement, time: number) {
      wanted.set(this, time);
    },
  });
  return (box) => {
    if (real) Object.defineProperty(media, 'currentTime', real);
    for (const each of box.querySelectorAll('video')) each.currentTime = wanted.get(each) ?? 0;
  };
}
