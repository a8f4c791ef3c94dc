/** A spring as `spring()` of the toolkit has it by default. */
const mass = 1;
const stiffness = 100;
const damping = 10;

const speed = Math.sqrt(stiffness / mass);
const ratio = damping / (2 * Math.sqrt(stiffness * mass));
const swing = speed * Math.sqrt(1 - ratio * ratio);

/** Where a spring that is pulled from 0 to 1 is after a number of frames; 0 before it is let go. It overshoots a little. */
export function springAt(frame: number, fps: number): number {
  if (frame <= 0) return 0;
  const time = frame / fps;
  const fade = Math.exp(-ratio * speed * time);
  return 1 - fade * (Math.cos(swing * time) + ((ratio * speed) / swing) * Math.sin(swing * time));
}
