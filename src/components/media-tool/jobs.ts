import type { jobNames } from '@docs/content/shared';

export type JobName = (typeof jobNames)[number];

/** Output containers of a conversion. */
export const containers = ['mp4', 'webm', 'wav'] as const;

/** A request to the worker. Times are in seconds, sizes in pixels. */
export type Job =
  | { job: 'metadata'; file: File }
  | { job: 'frame'; file: File; time: number }
  | { job: 'convert'; file: File; container: (typeof containers)[number]; maxHeight: number; rotate: number };

/** A metadata row: name and value. */
export type MetadataRow = readonly [name: string, value: string];

/** The worker's messages: any number of progress updates, then one result or failure. */
export type JobMessage =
  | { type: 'progress'; share: number | null; text: string }
  | { type: 'metadata'; rows: MetadataRow[] }
  | { type: 'frame'; image: Blob; width: number; height: number; time: number }
  | { type: 'converted'; file: Blob; name: string }
  | { type: 'failed'; message: string };
