import type { motifs } from './motifs';

/** Words that name a subject, and its motif. The first match in a text wins. */
const subjects: readonly (readonly [RegExp, keyof typeof motifs])[] = [
  [/\b(?:fireworks?|wow|celebrat\w*)\b/i, 'burst'],
  [/\bsponsor\w*/i, 'heart'],
  [/\bdeploy the\b/i, 'upload'],
  [/\bgoogle cloud\b/i, 'cloud'],
  [/\braised\b/i, 'sprout'],
  [/\b(?:licens\w*|pricing|funding|invest\w*|revenue|dollars?)\b/i, 'coins'],
  [/\bweather\b/i, 'sky'],
  [/\b(?:maps?|marathon|race)\b/i, 'map'],
  [/\b(?:unwrapped|calendar|benchmark)\b/i, 'grid'],
  [/\b(?:lambda|cloud run)\b/i, 'lanes'],
  [/\bagent\b/i, 'conversation'],
  [/\b(?:automation|parser)\b/i, 'nodes'],
  [/\b3d\b/i, 'cubes'],
  [/\b(?:timeline|series|loop)\b/i, 'tracks'],
  [/\b(?:easing|springs?|lottie|title cards?)\b/i, 'curve'],
  [/\bmusic visuals\b/i, 'ring'],
  [/\b(?:karaoke|music|audio|sound|podcast|waveforms?)\b/i, 'wave'],
  [/\b(?:studio|editor)\b/i, 'tracks'],
  [/\b(?:code|source code|webpack|configuration|terminal|rust)\b/i, 'code'],
  [/\bstats\b/i, 'shares'],
  [/\b(?:statistics|data visualization|bar charts?)\b/i, 'bars'],
  [/\bstorytelling\b/i, 'film'],
  [/\b(?:shorts?|social media|web stories|captions on)\b/i, 'shorts'],
  [/\bscreen ?recording\b/i, 'recording'],
  [/\btutorial\b/i, 'chapters'],
  [/\b(?:screencasts?|player)\b/i, 'screen'],
  [/\b(?:backgrounds?|noise|blur)\b/i, 'flow'],
  [/\becommerce\b/i, 'shop'],
  [/\bproducts?\b/i, 'cubes'],
  [/\b(?:stills?|images|transparent|skia|conference)\b/i, 'layers'],
];

/** Returns the motif that fits a text, or film frames if none does. */
export function motifOf(text: string): keyof typeof motifs {
  return subjects.find(([words]) => words.test(text))?.[1] ?? 'film';
}
