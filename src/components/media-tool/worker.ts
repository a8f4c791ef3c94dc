import { parseMedia } from '@remotion/media-parser';
import { convertMedia, extractFrames } from '@remotion/webcodecs';
import { convertedName, describeFailure, describeMetadata } from './describe';
import type { Job, JobMessage } from './jobs';

/*
 * Processes the user's file off the main thread. A worker has no window, so the package does not report
 * conversions to its vendor, and nothing about the file leaves the device.
 */

const post = (message: JobMessage) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<Job>) => {
  run(data).catch((error: unknown) => {
    post({ type: 'failed', message: describeFailure(error, 'VideoDecoder' in self) });
  });
});

async function run(job: Job): Promise<void> {
  if (job.job === 'metadata') return readMetadata(job.file);
  if (job.job === 'frame') return readFrame(job.file, job.time);
  return convert(job);
}

async function readMetadata(file: File): Promise<void> {
  post({ type: 'progress', share: null, text: 'Reading' });
  const media = await parseMedia({
    src: file,
    acknowledgeRemotionLicense: true,
    logLevel: 'error',
    fields: {
      container: true,
      durationInSeconds: true,
      dimensions: true,
      fps: true,
      videoCodec: true,
      audioCodec: true,
      rotation: true,
      isHdr: true,
      sampleRate: true,
      numberOfAudioChannels: true,
      size: true,
    },
  });
  post({ type: 'metadata', rows: describeMetadata(media) });
}

async function readFrame(file: File, time: number): Promise<void> {
  post({ type: 'progress', share: null, text: 'Decoding' });
  const src = URL.createObjectURL(file);
  let found = false;
  try {
    await withWindow(() =>
      extractFrames({
        src,
        timestampsInSeconds: ({ durationInSeconds }) => [Math.min(time, durationInSeconds ?? time)],
        acknowledgeRemotionLicense: true,
        logLevel: 'error',
        onFrame: (frame) => {
          found = true;
          void postFrame(frame);
        },
      }),
    );
  } finally {
    URL.revokeObjectURL(src);
  }
  if (!found) post({ type: 'failed', message: `There is no frame at ${time} s in this video.` });
}

/**
 * Calls the package with a `window`, which workers do not have: `extractFrames()` synchronously resolves its
 * URL against `window.location`. The global is removed when the call returns, so that the package does not
 * treat the worker as a page.
 */
function withWindow<Result>(call: () => Result): Result {
  Object.defineProperty(self, 'window', { value: self, configurable: true });
  try {
    return call();
  } finally {
    Reflect.deleteProperty(self, 'window');
  }
}

async function postFrame(frame: VideoFrame): Promise<void> {
  const { displayWidth: width, displayHeight: height } = frame;
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(frame, 0, 0, width, height);
  const time = frame.timestamp / 1_000_000;
  frame.close();
  post({ type: 'frame', image: await canvas.convertToBlob({ type: 'image/png' }), width, height, time });
}

async function convert({
  file,
  container,
  maxHeight,
  rotate,
}: Extract<Job, { job: 'convert' }>): Promise<void> {
  post({ type: 'progress', share: 0, text: 'Converting' });
  const result = await convertMedia({
    src: file,
    container,
    rotate,
    ...(maxHeight > 0 ? { resize: { mode: 'max-height', maxHeight } as const } : {}),
    logLevel: 'error',
    onProgress: ({ overallProgress }) =>
      post({ type: 'progress', share: overallProgress, text: 'Converting' }),
  });
  post({ type: 'converted', file: await result.save(), name: convertedName(file.name, container) });
}
