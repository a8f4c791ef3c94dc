import type { CompiledSample, FromFrame, SampleError, ToFrame } from '../../shared/live/messages';
import type { LiveOptions } from '../../shared/live/options';

/** How often the preview is asked whether it is there, in ms. */
const heartbeat = 1000;

/**
 * After so many questions without an answer the preview has crashed. A sample is ended before: after 1.5
 * seconds.
 */
const missedBeats = 3;

type Run = Extract<ToFrame, { type: 'run' }>;

/** What a preview tells. */
export interface PreviewEvents {
  /** A version of the sample has drawn a picture. */
  onShown: (version: number) => void;
  onError: (version: number, error: SampleError) => void;
  onFrame: (frame: number) => void;
  onPlaying: (isPlaying: boolean) => void;
  /** The preview does not answer, or has left its page; it is loaded again. */
  onCrash: () => void;
}

/** The sandboxed iframe in which a sample runs. */
export interface Preview {
  run: (version: number, sample: CompiledSample) => void;
  send: (message: Extract<ToFrame, { type: 'seek' | 'play' | 'pause' }>) => void;
  close: () => void;
}

/** Creates the preview of a sample in an element. `url` is the address of its document. */
export function createPreview(
  box: HTMLElement,
  { url, options, events }: { url: string; options: LiveOptions; events: PreviewEvents },
): Preview {
  let port: MessagePort | undefined;
  let isReady = false;
  let missed = 0;
  let frame = options.posterFrame;
  /** What runs, or is to run as soon as the preview is there. */
  let running: Run | undefined;
  /** The last two that have drawn a picture: one that crashes may have done so before. */
  let good: Run[] = [];
  let wantsToPlay = false;

  const post = (message: ToFrame) => port?.postMessage(message);

  const hear = (message: FromFrame) => {
    if (message.type === 'ready') {
      isReady = true;
      if (running) post(running);
      if (wantsToPlay) post({ type: 'play' });
    } else if (message.type === 'shown') {
      if (running?.version === message.version && good.at(-1) !== running)
        good = [...good.slice(-1), running];
      events.onShown(Number(message.version));
    } else if (message.type === 'error') events.onError(Number(message.version), readError(message.error));
    else if (message.type === 'frame') {
      frame = Number(message.frame) || 0;
      events.onFrame(frame);
    } else if (message.type === 'playing') events.onPlaying(message.isPlaying === true);
    else if (message.type === 'pong') missed = 0;
  };

  const crash = () => {
    events.onPlaying(false);
    events.onCrash();
    // Code that has crashed is not run again before it is edited.
    good = good.filter((each) => each !== running);
    running = good.pop();
    wantsToPlay = false;
    load();
  };

  const load = () => {
    port?.close();
    isReady = false;
    missed = 0;
    const iframe = createFrame(url);
    let isLoaded = false;
    iframe.addEventListener('load', () => {
      // A second document is not the preview: the sample has sent it away.
      if (isLoaded) return crash();
      isLoaded = true;
      const channel = new MessageChannel();
      port = channel.port1;
      port.onmessage = ({ data }: MessageEvent<FromFrame>) => hear(data);
      // The origin of the preview is opaque, and no other has a name.
      iframe.contentWindow?.postMessage('connect', '*', [channel.port2]);
      const { width, height, fps, durationInFrames } = options;
      post({ type: 'start', width, height, fps, durationInFrames, frame });
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
      if (isReady) post(running);
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

function createFrame(url: string): HTMLIFrameElement {
  const iframe = document.createElement('iframe');
  iframe.sandbox.add('allow-scripts');
  iframe.allow = 'autoplay';
  iframe.title = 'Preview of the sample';
  // The controls beside it are the way to it: inside there is nothing to reach with the keyboard.
  iframe.tabIndex = -1;
  iframe.src = url;
  return iframe;
}

/** An error as text of a bearable length: a sample may have forged it. */
function readError(error: SampleError): SampleError {
  const line = Number(error?.line);
  const message = String(error?.message ?? '').slice(0, 1000);
  return Number.isInteger(line) && line > 0 ? { message, line } : { message };
}
