import { Player, type PlayerRef } from '@remotion/player';
import { type ComponentType, createRef, useEffect, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { useCurrentFrame } from 'remotion';
import type { Comparison, CompiledSample, FromFrame, SampleError, ToFrame } from '../shared/messages';
import { describeError, evaluateSample } from './evaluate';
import { browserClock, createGuard, type Guard } from './guard';
import { narrowPolicy, removeNetwork } from './lockdown';
import { loadModules } from './modules';
import { Stage } from './stage';
import { loadTextFont } from './text-font';

/*
 * The document in which samples run: a sandboxed iframe with an opaque origin. It communicates with the page
 * through a single message port.
 */
narrowPolicy();
removeNetwork(globalThis);
const textFont = loadTextFont();
// The files of samples are in the folder of this document.
window.remotion_staticBase = new URL('.', document.baseURI).pathname.replace(/\/$/, '');

type Run = Extract<ToFrame, { type: 'run' }>;
type Start = Extract<ToFrame, { type: 'start' }>;
interface Shown {
  version: number;
  Sample: ComponentType;
}

const clock = browserClock();
const player = createRef<PlayerRef>();
const listeners = new Set<() => void>();
let port: MessagePort | undefined;
let shown: Shown | undefined;
let guard: Guard = createGuard(clock);
/** The version that was requested last, and its files. Results for older versions are discarded. */
let wanted = 0;
let files: CompiledSample['files'] = [];

const tell = (message: FromFrame) => port?.postMessage(message);

function tellError(version: number, thrown: unknown): void {
  player.current?.pause();
  const error: SampleError = describeError(thrown, files, guard.last());
  tell({ type: 'error', version, error });
}

/**
 * The composition. It keeps its identity, so that the Player stays at its frame, and renders the current
 * sample.
 */
function Picture() {
  const now = useSyncExternalStore(subscribe, () => shown);
  const frame = useCurrentFrame();
  if (!now) return null;
  return (
    <Stage
      Sample={now.Sample}
      version={now.version}
      frame={frame}
      onShown={(version) => tell({ type: 'shown', version })}
      onError={tellError}
    />
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function run({ version, sample }: Run): Promise<void> {
  wanted = version;
  ({ files } = sample);
  try {
    const [modules] = await Promise.all([loadModules(sample.imports), textFont]);
    if (wanted !== version) return;
    guard = createGuard(clock);
    shown = { version, Sample: evaluateSample(sample, modules, guard) };
    for (const listener of listeners) listener();
  } catch (error) {
    tellError(version, error);
  }
}

function start(video: Start): void {
  const box = document.getElementById('root');
  if (box) createRoot(box).render(<Video {...video} />);
}

/**
 * The Player, which reports its state to the page. An invisible iframe gets no animation frames, so the Player does
 * not wait for them.
 */
function Video({ width, height, fps, durationInFrames, frame }: Start) {
  useEffect(() => {
    const { current } = player;
    current?.addEventListener('frameupdate', ({ detail }) => tell({ type: 'frame', frame: detail.frame }));
    current?.addEventListener('play', () => tell({ type: 'playing', isPlaying: true }));
    current?.addEventListener('pause', () => tell({ type: 'playing', isPlaying: false }));
    tell({ type: 'ready' });
  }, []);
  return (
    <Player
      ref={player}
      style={{ width: '100%' }}
      component={Picture}
      durationInFrames={durationInFrames}
      fps={fps}
      compositionWidth={width}
      compositionHeight={height}
      initialFrame={frame}
      numberOfSharedAudioTags={0}
      loop
      logLevel="error"
      acknowledgeRemotionLicense
    />
  );
}

/** Compares two samples. Most readers never do, so its code is in a separate file. */
async function compare(comparison: Comparison): Promise<void> {
  const [{ grade }] = await Promise.all([import('./grade/grade'), textFont]);
  const onFrame = (frame: number) => tell({ type: 'frame', frame });
  tell({ type: 'compared', verdict: await grade(comparison, clock, onFrame) });
}

function answer(message: ToFrame): void {
  if (message.type === 'start') start(message);
  else if (message.type === 'run') void run(message);
  else if (message.type === 'compare') void compare(message.comparison);
  else if (message.type === 'seek') player.current?.seekTo(message.frame);
  else if (message.type === 'play') player.current?.play();
  else if (message.type === 'pause') player.current?.pause();
  else tell({ type: 'pong' });
}

// Errors that a sample throws later, in timers and promises.
window.addEventListener('error', ({ error, message }) => tellError(wanted, error ?? message));
window.addEventListener('unhandledrejection', ({ reason }) => tellError(wanted, reason));

window.addEventListener('message', ({ source, ports }) => {
  if (port || source !== window.parent || !ports[0]) return;
  port = ports[0];
  port.onmessage = ({ data }: MessageEvent<ToFrame>) => answer(data);
});
