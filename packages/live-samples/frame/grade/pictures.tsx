import type { Probe } from '@docs/content/shared';
import { Thumbnail } from '@remotion/player';
import { Component, type ComponentType, type ReactNode } from 'react';
import { InputProps } from '../composition';
import { paper } from '../stage';

/** A composition, as it is shown in a picture. */
export type Composition = ComponentType<Record<string, unknown>>;

interface BoundaryProps {
  onError: (thrown: unknown) => void;
  children: ReactNode;
}

/** Reports the error that a composition throws, and then draws nothing. */
class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(thrown: unknown): void {
    this.props.onError(thrown);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** Wraps a composition, so that its elements can be found and its errors are reported. */
export function pictureOf(Sample: Composition, onError: (thrown: unknown) => void): Composition {
  return function Picture(props) {
    return (
      <Boundary onError={onError}>
        <div
          data-picture=""
          style={{
            position: 'absolute',
            inset: 0,
            display: 'flex',
            flexDirection: 'column',
            background: paper,
          }}
        >
          <Sample {...props} />
        </div>
      </Boundary>
    );
  };
}

/** The same object for every frame, so that a composition calculates its metadata only once. */
const none = {};

interface PicturesProps extends Probe {
  width: number;
  height: number;
  fps: number;
  durationInFrames: number;
  pictures: readonly Composition[];
}

/** Shows compositions side by side, at the same frame. They stay mounted between frames, as they do in a render. */
export function Pictures({
  pictures,
  frame,
  props = none,
  width,
  height,
  fps,
  durationInFrames,
}: PicturesProps) {
  return (
    <InputProps.Provider value={props}>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 }}>
        {pictures.map((picture, index) => (
          <Thumbnail
            // The order never changes.
            key={String(index)}
            component={picture}
            inputProps={props}
            frameToDisplay={frame}
            compositionWidth={width}
            compositionHeight={height}
            durationInFrames={durationInFrames}
            fps={fps}
            style={{ width: '100%' }}
            logLevel="error"
            noSuspense
          />
        ))}
      </div>
    </InputProps.Provider>
  );
}
