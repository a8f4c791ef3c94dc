/** A rectangle in pixels of the composition. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How something looks. */
export interface Look extends Box {
  /**
   * How opaque it is, from 0 to 1: the opacities of all elements around it, multiplied with each other and with the
   * opacity of its color.
   */
  alpha: number;
  /** In degrees, clockwise. */
  rotation: number;
  color: Color;
}

/** Red, green and blue, from 0 to 255. */
export type Color = readonly [number, number, number];

/** A drawn word, without its hidden letters. */
export interface Word {
  text: string;
  /** The text around it, up to the ends of its line or block. */
  phrase: string;
  letters: Look[];
}

/** Any other thing that is drawn. */
export interface Shape extends Look {
  kind: 'box' | 'image' | 'video' | 'shape';
  radius: number;
  /** The file of an image or a video. */
  src?: string;
  /** The time in seconds that a video shows. */
  time?: number;
}

/** Everything visible in a frame. */
export interface Picture {
  words: Word[];
  shapes: Shape[];
}
