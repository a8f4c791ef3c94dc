/** A row of a chart: its name, its value and its label. */
export interface Row {
  name: string;
  value: number;
  label: string;
}

/** Frames per second. */
export const frameRates: Row[] = [
  { name: 'Cinema', value: 24, label: '24' },
  { name: 'PAL', value: 25, label: '25' },
  { name: 'NTSC', value: 29.97, label: '29.97' },
  { name: 'PAL, double', value: 50, label: '50' },
  { name: 'Screens', value: 60, label: '60' },
];

/** Millions of pixels per frame. */
export const frameSizes: Row[] = [
  { name: '1280 × 720', value: 0.92, label: '0.92 M' },
  { name: '1920 × 1080', value: 2.07, label: '2.07 M' },
  { name: '2560 × 1440', value: 3.69, label: '3.69 M' },
  { name: '3840 × 2160', value: 8.29, label: '8.29 M' },
];
