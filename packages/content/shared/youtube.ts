/** The id of a YouTube video and its start time in seconds. */
export interface VideoRef {
  id: string;
  start?: number;
}

const idPattern = /^[\w-]{6,}$/;

/** Parses an id or a YouTube URL in any form; returns undefined for anything else. */
export function readVideoRef(idOrAddress: string): VideoRef | undefined {
  if (idPattern.test(idOrAddress)) return { id: idOrAddress };
  let url: URL;
  try {
    url = new URL(idOrAddress);
  } catch {
    return undefined;
  }
  const host = url.hostname.replace(/^(www|m)\./, '');
  const isShort = host === 'youtu.be';
  if (!isShort && host !== 'youtube.com' && host !== 'youtube-nocookie.com') return undefined;
  const [first, second] = url.pathname.split('/').filter(Boolean);
  const id = isShort ? first : (url.searchParams.get('v') ?? second);
  if (!id || !idPattern.test(id)) return undefined;
  const start = readSeconds(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '');
  return start ? { id, start } : { id };
}

/** Parses `90`, `90s` and `1m30s` to seconds; returns 0 for anything else. */
function readSeconds(text: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Returns the URL of the video's page on YouTube. */
export function watchAddress({ id, start }: VideoRef): string {
  return `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`;
}

/** Returns the URL of the cookie-free player, with autoplay. */
export function embedAddress({ id, start }: VideoRef): string {
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ''}`;
}
