import { useCurrentFrame } from 'remotion';

const degrees: number[] = [];

/** Shows the warmest day; there is none, so that the Studio has an error to show. */
export function Broken() {
  const frame = useCurrentFrame();
  const warmest = degrees[frame];
  if (warmest === undefined) {
    throw new Error('The forecast has no days');
  }
  return <h1>{warmest} °C</h1>;
}
