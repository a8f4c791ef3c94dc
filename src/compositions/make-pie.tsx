import { makePie } from '@remotion/shapes';
import { PathReading } from './path-reading';

interface MakePieProps {
  radius: number;
  progress: number;
}

/** The path of a pie slice, instruction by instruction. */
export default function MakePieDemo({ radius, progress }: MakePieProps) {
  return <PathReading shape={makePie({ radius, progress })} />;
}
