/** A rectangle in pixels of the composition. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How something looks. */
export interface Look extends Box {
  /** How opaque it is, from 0 to 1: the opacities of all elements around it, multiplied by its color's opacity. */
  alpha: number;
  /** In degrees, clockwise. */
  rotation: number;
  color: Color;
}

/** Red, green and blue, from 0 to 255. */
export type Color = readonly [number, number, number];

/** A word that is drawn. Hidden letters are not part of it. */
export interface Word {
  text: string;
  /** The text around it, up to the next line or block. */
  phrase: string;
  letters: Look[];
}

/** Anything else that is drawn. */
export interface Shape extends Look {
  kind: 'box' | 'image' | 'video' | 'shape';
  radius: number;
  /** The file of an image or a video. */
  src?: string;
}

/** Everything that can be seen in a frame. */
export interface Picture {
  words: Word[];
  shapes: Shape[];
}
