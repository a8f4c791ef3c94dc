/** What the tool does with a file. */
export const jobNames = ['metadata', 'frame', 'convert'] as const;
export type JobName = (typeof jobNames)[number];

/** Containers that a conversion writes. */
export const containers = ['mp4', 'webm', 'wav'] as const;

/** What the worker is asked for. Times are in seconds, sizes in pixels. */
export type Job =
  | { job: 'metadata'; file: File }
  | { job: 'frame'; file: File; time: number }
  | { job: 'convert'; file: File; container: (typeof containers)[number]; maxHeight: number; rotate: number };

/** A row of the metadata: name and value. */
export type MetadataRow = readonly [name: string, value: string];

/** What the worker answers: any number of steps, then one result or failure. */
export type JobMessage =
  | { type: 'progress'; share: number | null; text: string }
  | { type: 'metadata'; rows: MetadataRow[] }
  | { type: 'frame'; image: Blob; width: number; height: number; time: number }
  | { type: 'converted'; file: Blob; name: string }
  | { type: 'failed'; message: string };
