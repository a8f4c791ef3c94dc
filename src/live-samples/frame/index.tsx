import { Player, type PlayerRef } from '@remotion/player';
import { type ComponentType, createRef, useEffect, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { useCurrentFrame } from 'remotion';
import type { FromFrame, SampleError, ToFrame } from '../../shared/live/messages';
import { describeError, evaluateSample } from './evaluate';
import { browserClock, createGuard, type Guard } from './guard';
import { loadModules } from './modules';
import { narrowPolicy } from './narrow-policy';
import { Stage } from './stage';

/*
 * The document in which samples run: a sandboxed iframe with an opaque origin. It communicates with the page
 * through a single message port.
 */
narrowPolicy();
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
/** The version that was requested last. Results for older versions are discarded. */
let wanted = 0;

const tell = (message: FromFrame) => port?.postMessage(message);

function tellError(version: number, thrown: unknown): void {
  player.current?.pause();
  const error: SampleError = describeError(thrown, guard.lastLine());
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
  try {
    const modules = await loadModules(sample.imports);
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
 * The Player, which reports its state to the page. Invisible frames get no animation frames, so none are
 * waited for.
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

function answer(message: ToFrame): void {
  if (message.type === 'start') start(message);
  else if (message.type === 'run') void run(message);
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
