import { Component, type ComponentType, type CSSProperties, createRef } from 'react';

interface StageProps {
  /** The component of the sample, and the number of its version. */
  Sample: ComponentType;
  version: number;
  /** The current frame. An error at one frame says nothing about other frames. */
  frame: number;
  onShown: (version: number) => void;
  onError: (version: number, error: unknown) => void;
}

interface StageState {
  /** Wrapped in an object, because anything can be thrown. */
  failure: { thrown: unknown } | null;
  version: number;
  frame: number;
}

/**
 * The background of a picture. It is here and not on the page, and ends before the edges, because the size may be rounded,
 * which would leave a light line around a dark picture.
 */
export const paper = 'linear-gradient(#fff, #fff) 50% / calc(100% - 4px) calc(100% - 4px) no-repeat';

const fill: CSSProperties = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  background: paper,
};

/** Renders a sample. If the sample throws, a copy of the last successful render takes its place. */
export class Stage extends Component<StageProps, StageState> {
  override state: StageState = { failure: null, version: this.props.version, frame: this.props.frame };
  private readonly live = createRef<HTMLDivElement>();
  private readonly still = createRef<HTMLDivElement>();

  static getDerivedStateFromError(thrown: unknown): Partial<StageState> {
    return { failure: { thrown } };
  }

  static getDerivedStateFromProps({ version, frame }: StageProps, state: StageState): StageState | null {
    if (version === state.version && frame === state.frame) return null;
    return { failure: null, version, frame };
  }

  override getSnapshotBeforeUpdate(_props: StageProps, before: StageState): Node | null {
    // React replaces the copy as well when the next version throws.
    const current = this.live.current ?? this.still.current;
    const { failure } = this.state;
    return failure && failure !== before.failure && current ? copyOf(current) : null;
  }

  override componentDidMount(): void {
    this.tell();
  }

  override componentDidUpdate(props: StageProps, before: StageState, copy: Node | null): void {
    if (copy) this.still.current?.replaceChildren(...copy.childNodes);
    const { failure } = this.state;
    if (failure ? failure !== before.failure : before.failure || props.version !== this.props.version)
      this.tell();
  }

  private tell(): void {
    const { version, onShown, onError } = this.props;
    const { failure } = this.state;
    if (failure) onError(version, failure.thrown);
    else onShown(version);
  }

  override render() {
    const { Sample, version } = this.props;
    if (this.state.failure) return <div key="still" ref={this.still} style={fill} />;
    return (
      <div key="live" ref={this.live} style={fill}>
        <Sample key={version} />
      </div>
    );
  }
}

/** Returns a copy of an element, including the content of its canvases. */
function copyOf(element: HTMLElement): Node {
  const copy = element.cloneNode(true) as HTMLElement;
  const drawn = element.querySelectorAll('canvas');
  copy.querySelectorAll('canvas').forEach((canvas, index) => {
    const source = drawn[index];
    if (source && source.width > 0 && source.height > 0) canvas.getContext('2d')?.drawImage(source, 0, 0);
  });
  return copy;
}
