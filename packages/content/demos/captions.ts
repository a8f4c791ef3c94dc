import { choice, slider, textField } from './controls';
import { format } from './size';
import type { Demo } from './types';

const base = { ...format, durationInFrames: 150 } as const;

/** Demos of `@remotion/captions`. */
export const captionDemos = {
  'caption-words': {
    ...base,
    title: 'Captions, word by word',
    caption: 'Each word has a start and an end, shown below as a block on the time axis.',
    posterFrame: 76,
    controls: {
      look: choice('look', 'mark', [
        { value: 'mark', label: 'highlight the word' },
        { value: 'fill', label: 'fill the word' },
        { value: 'reveal', label: 'reveal the word' },
      ]),
    },
    code: `const time = (frame / fps) * 1000;

const words = captions.map(({ text, startMs, endMs }: Caption) => ({
  text,
  look: {{look}},
  spoken: interpolate(time, [startMs, endMs], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  }),
}));`,
  },
  'caption-pages': {
    ...base,
    title: 'From words to pages',
    caption:
      'Each block on the time axis is a word, and each bracket is a page. The text above is the current page.',
    posterFrame: 76,
    controls: {
      combine: slider('combineTokensWithinMilliseconds', [0, 3000, 100], 900, 'ms'),
    },
    code: `const { pages } = createTikTokStyleCaptions({
  captions,
  combineTokensWithinMilliseconds: {{combine}},
});`,
  },
  'parse-srt': {
    ...base,
    title: 'From text to captions',
    caption: 'The text of an SRT file, the caption for the current frame, and all captions on the time axis.',
    posterFrame: 66,
    controls: {
      text: textField('text in block 2', 22, 'The doors are closing.'),
    },
    code: `const second = {{text}};

const { captions } = parseSrt({
  input: \`1
00:00:00,300 --> 00:00:01,600
Mind the gap.

2
00:00:01,600 --> 00:00:03,100
\${second}

3
00:00:03,400 --> 00:00:04,700
Next stop: Harbor.\`,
});`,
  },
  'serialize-srt': {
    ...base,
    title: 'From captions to text',
    caption:
      'Each row of words becomes a subtitle in the file, from the start of its first word to the end of its last.',
    posterFrame: 76,
    controls: {
      words: slider('words per subtitle', [3, 6, 1], 4),
    },
    code: `const lines: Caption[][] = [];

for (let i = 0; i < captions.length; i += {{words}}) {
  const [first, ...others] = captions.slice(i, i + {{words}});
  const text = first.text.trimStart();
  lines.push([{ ...first, text }, ...others]);
}

const srt = serializeSrt({ lines });`,
  },
} as const satisfies Record<string, Demo>;
