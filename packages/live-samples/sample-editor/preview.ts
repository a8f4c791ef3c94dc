import type { LiveOptions } from '@docs/content/shared';
import type { CompiledSample, FromFrame, SampleError, ToFrame } from '../shared/messages';
import { readMessage } from './read-message';

/** Interval in ms at which the page pings the preview. */
const heartbeat = 1000;

/**
 * Number of unanswered pings after which the preview counts as crashed. Endless samples are stopped earlier,
 * after 1.5 seconds.
 */
const missedBeats = 3;

type Run = Extract<ToFrame, { type: 'run' }>;

/** Events of a preview. */
export interface PreviewEvents {
  /** A version of the sample has rendered. */
  onShown: (version: number) => void;
  onError: (version: number, error: SampleError) => void;
  onFrame: (frame: number) => void;
  onPlaying: (isPlaying: boolean) => void;
  /** The preview does not respond or has navigated away. It is reloaded. */
  onCrash: () => void;
}

/** The sandboxed iframe in which a sample runs. */
export interface Preview {
  run: (version: number, sample: CompiledSample) => void;
  send: (message: Extract<ToFrame, { type: 'seek' | 'play' | 'pause' }>) => void;
  close: () => void;
}

/** Creates the preview of a sample in an element. `url` is the URL of its document. */
export function createPreview(
  box: HTMLElement,
  { url, options, events }: { url: string; options: LiveOptions; events: PreviewEvents },
): Preview {
  let port: MessagePort | undefined;
  let isReady = false;
  let missed = 0;
  let frame = options.posterFrame;
  /** The version that is running, or that will run as soon as the preview is ready. */
  let running: Run | undefined;
  /** The last two versions that rendered. Two, because a version may render before it crashes. */
  let good: Run[] = [];
  let wantsToPlay = false;

  const post = (message: ToFrame) => port?.postMessage(message);
  const start = (run: Run) => {
    // An app has its own controls to focus. Otherwise, all controls are next to the preview.
    const isApp = run.sample.imports.includes('@remotion/player');
    for (const each of box.querySelectorAll('iframe')) each.tabIndex = isApp ? 0 : -1;
    post(run);
  };

  const hear = (message: FromFrame) => {
    if (message.type === 'ready') {
      isReady = true;
      if (running) start(running);
      if (wantsToPlay) post({ type: 'play' });
    } else if (message.type === 'shown') {
      if (running?.version === message.version && good.at(-1) !== running)
        good = [...good.slice(-1), running];
      events.onShown(message.version);
    } else if (message.type === 'error') events.onError(message.version, message.error);
    else if (message.type === 'frame') {
      frame = message.frame;
      events.onFrame(frame);
    } else if (message.type === 'playing') events.onPlaying(message.isPlaying);
    else if (message.type === 'pong') missed = 0;
  };

  const crash = () => {
    events.onPlaying(false);
    events.onCrash();
    // Code that has crashed does not run again until it is edited.
    good = good.filter((each) => each !== running);
    running = good.pop();
    wantsToPlay = false;
    load();
  };

  const load = () => {
    port?.close();
    isReady = false;
    missed = 0;
    const iframe = createFrame(url, 'Preview of the sample', {
      onMessage: hear,
      onLeave: crash,
      onConnect: (opened) => {
        port = opened;
        const { width, height, fps, durationInFrames } = options;
        post({ type: 'start', width, height, fps, durationInFrames, frame });
      },
    });
    box.replaceChildren(iframe);
  };

  const timer = window.setInterval(() => {
    if (!isReady || document.hidden) return;
    missed += 1;
    if (missed > missedBeats) crash();
    else post({ type: 'ping' });
  }, heartbeat);

  load();
  return {
    run: (version, sample) => {
      running = { type: 'run', version, sample };
      if (isReady) start(running);
    },
    send: (message) => {
      if (isReady) post(message);
      else if (message.type === 'seek') frame = message.frame;
      wantsToPlay = message.type === 'play';
    },
    close: () => {
      window.clearInterval(timer);
      port?.close();
      box.replaceChildren();
    },
  };
}

/** Creates the sandboxed iframe of the preview's document, and connects to it. */
export function createFrame(
  url: string,
  title: string,
  on: {
    onConnect: (port: MessagePort) => void;
    onMessage: (message: FromFrame) => void;
    /** The sample has navigated away. */
    onLeave: () => void;
  },
): HTMLIFrameElement {
  const iframe = document.createElement('iframe');
  iframe.sandbox.add('allow-scripts');
  iframe.allow = 'autoplay';
  iframe.title = title;
  iframe.tabIndex = -1;
  iframe.src = url;
  let isLoaded = false;
  iframe.addEventListener('load', () => {
    // A second document is not the preview.
    if (isLoaded) return on.onLeave();
    isLoaded = true;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      const message = readMessage(data);
      if (message) on.onMessage(message);
    };
    // The preview's origin is opaque, so it cannot be named here.
    iframe.contentWindow?.postMessage('connect', '*', [port2]);
    on.onConnect(port1);
  });
  return iframe;
}
