import type { ContentProblem } from '@docs/content/shared';
import type { CheckedPage } from './page';

/**
 * Tools, services and formats that people name in a search. An answer that names one promises a page that treats it.
 * Names that are also common words (`dash`, `go`, `next`) are left out.
 */
const names =
  'aac|apng|avif|azure|bun|cloudflare|codepen|deno|docker|electron|express|ffmpeg|figma|firebase|flac|framer motion|gif|github actions|gsap|h264|h265|hevc|hls|imovie|kubernetes|lottie|mkv|mov|mp3|nestjs|netlify|next\\.js|nextjs|nuxt|obs|opus|premiere|prores|quicktime|rails|react native|redux|rive|safari|scss|shopify|skia|storybook|svelte|tailwind|three\\.js|threejs|vercel|vite|vue|wav|webgl|webgpu|webm|webpack|whisper|zod';
const pattern = new RegExp(`(?<![\\w.-])(?:${names})(?![\\w-])`, 'gi');

/** Returns the answers of a page that name a tool or format which the page itself never mentions. */
export function checkPromisedNames(page: CheckedPage): ContentProblem[] {
  const { answers, title, description, api } = page.fields;
  if (!Array.isArray(answers) || page.type === 'ProsePage') return [];
  const promises = answers
    .map(String)
    .flatMap((answer) => [...new Set(answer.match(pattern))].map((name) => ({ answer, name })));
  if (promises.length === 0) return [];
  const text = squash([title, description, JSON.stringify(api ?? ''), JSON.stringify(page.tree)].join('\n'));
  return promises
    .filter(({ name }) => !text.includes(squash(name)))
    .map(({ answer, name }) => ({
      file: page.name,
      line: page.lineOfKey('answers'),
      found: `the answer "${answer}" on a page that does not mention ${name}`,
      expected: 'answers that the page gives',
      fix: `Say on the page what applies to ${name}, or remove the answer.`,
    }));
}

/** Returns a text in which spelling variants are equal: `Next.js` and `nextjs`, `H.264` and `h264`. */
function squash(text: string): string {
  return text.toLowerCase().replace(/[.\s-]+/g, '');
}
