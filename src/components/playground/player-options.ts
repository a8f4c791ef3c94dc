/** The props of the Player that the playground can set. */
export interface PlayerOptions {
  title: string;
  playbackRate: number;
  inFrame: number;
  outFrame: number;
  controls: boolean;
  loop: boolean;
  clickToPlay: boolean;
  doubleClickToFullscreen: boolean;
  alwaysShowControls: boolean;
  allowFullscreen: boolean;
  showVolumeControls: boolean;
}

/** Names of the boolean props, with their defaults. */
export const switches = {
  controls: false,
  loop: false,
  clickToPlay: false,
  doubleClickToFullscreen: false,
  alwaysShowControls: false,
  allowFullscreen: true,
  showVolumeControls: true,
} as const satisfies Partial<PlayerOptions>;

/** The name of a boolean prop. */
export type Switch = keyof typeof switches;

/** The initial options of the playground. */
export const initialOptions: PlayerOptions = {
  ...switches,
  title: 'Hello, Ada',
  playbackRate: 1,
  inFrame: 0,
  outFrame: 119,
  controls: true,
  loop: true,
  clickToPlay: true,
  alwaysShowControls: true,
};

/** Returns the code of the Player with these options; props with their default value are omitted. */
export function playerCode(options: PlayerOptions): string {
  const { title, playbackRate, inFrame, outFrame } = options;
  const names = Object.keys(switches) as Switch[];
  // `clickToPlay` defaults to the value of `controls`.
  const defaults: Record<Switch, boolean> = { ...switches, clickToPlay: options.controls };
  return [
    '<Player',
    '  component={Wave}',
    `  inputProps={{ title: '${title.replace(/[\\']/g, '\\$&')}' }}`,
    '  durationInFrames={120}',
    '  fps={30}',
    '  compositionWidth={1280}',
    '  compositionHeight={720}',
    ...(playbackRate === 1 ? [] : [`  playbackRate={${playbackRate}}`]),
    ...(inFrame === 0 ? [] : [`  inFrame={${inFrame}}`]),
    ...(outFrame === 119 ? [] : [`  outFrame={${outFrame}}`]),
    ...names
      .filter((name) => options[name] !== defaults[name])
      .map((name) => (options[name] ? `  ${name}` : `  ${name}={false}`)),
    '/>',
  ].join('\n');
}
