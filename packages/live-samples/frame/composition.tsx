import { type ComponentType, createContext, useContext, useEffect, useState } from 'react';
import {
  type CalculateMetadataFunction,
  continueRender,
  delayRender,
  Internals,
  Sequence,
  useVideoConfig,
} from 'remotion';

type Props = Record<string, unknown>;

/** The input props with which a sample is rendered. */
export const InputProps = createContext<Props>({});

interface Issue {
  path: readonly (string | number)[];
  message: string;
}

interface CompositionProps {
  id: string;
  component: ComponentType<Props>;
  width?: number;
  height?: number;
  fps?: number;
  durationInFrames?: number;
  defaultProps?: Props;
  schema?: { safeParse: (props: Props) => { data?: Props; error?: { issues: readonly Issue[] } } };
  calculateMetadata?: CalculateMetadataFunction<Props>;
}

type Metadata = Awaited<ReturnType<typeof Internals.resolveVideoConfig>>;

/**
 * Replaces Remotion's `<Composition>`, which only registers a video. Draws the video as a render would, with its
 * default props, the input props and its calculated metadata. Draws nothing after the last frame. The frame rate is
 * the sample's.
 *
 * @throws what `calculateMetadata()` throws, and an Error if the props do not match the schema, or if the schema
 * does not describe one of them
 */
export function Composition({ component: Video, ...composition }: CompositionProps) {
  const metadata = useMetadata(composition);
  if (!metadata) return null;
  const { width, height, durationInFrames, props } = metadata;
  return (
    <Sequence layout="none" {...{ width, height, durationInFrames }}>
      <Video {...props} />
    </Sequence>
  );
}

function useMetadata(composition: Omit<CompositionProps, 'component'>): Metadata | undefined {
  const inputProps = useContext(InputProps);
  const { fps } = useVideoConfig();
  const [result, setResult] = useState<{ handle: number } & ({ metadata: Metadata } | { thrown: unknown })>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the composition of a sample does not change
  useEffect(() => {
    const controller = new AbortController();
    const handle = delayRender('calculateMetadata()');
    readMetadata({ ...composition, fps: composition.fps && fps }, inputProps, controller.signal)
      .then(
        (metadata) => ({ handle, metadata }),
        (thrown: unknown) => ({ handle, thrown }),
      )
      .then((next) => {
        if (!controller.signal.aborted) setResult(next);
      });
    return () => {
      controller.abort();
      continueRender(handle);
    };
  }, [inputProps]);
  // The frame is not ready until the video has been drawn with the result.
  useEffect(() => {
    if (result) continueRender(result.handle);
  }, [result]);
  if (result && 'thrown' in result) throw result.thrown;
  return result?.metadata;
}

async function readMetadata(
  { id, schema, defaultProps = {}, calculateMetadata, ...video }: Omit<CompositionProps, 'component'>,
  inputProps: Props,
  signal: AbortSignal,
): Promise<Metadata> {
  const originalProps = { ...defaultProps, ...inputProps };
  const parsed = schema?.safeParse(originalProps);
  const issues = parsed?.error?.issues ?? [];
  if (issues.length > 0) {
    const list = issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
    throw new Error(`The props do not match the schema. ${list}`);
  }
  const unknown = Object.keys(defaultProps).filter((name) => parsed?.data && !(name in parsed.data));
  if (unknown.length > 0)
    throw new Error(`The default props have ${unknown.join(' and ')}, which the schema does not describe.`);
  return Internals.resolveVideoConfig({
    calculateMetadata: calculateMetadata ? checked(calculateMetadata) : null,
    signal,
    defaultProps,
    originalProps,
    compositionId: id,
    compositionDurationInFrames: video.durationInFrames ?? null,
    compositionFps: video.fps ?? null,
    compositionHeight: video.height ?? null,
    compositionWidth: video.width ?? null,
  });
}

/** Returns a function that throws if `calculateMetadata()` returns no object, which Remotion would not explain. */
function checked(calculateMetadata: CalculateMetadataFunction<Props>): CalculateMetadataFunction<Props> {
  return async (options) => {
    const metadata: unknown = await calculateMetadata(options);
    if (typeof metadata === 'object' && metadata !== null) return metadata;
    const given = metadata === undefined ? 'nothing' : JSON.stringify(metadata);
    throw new Error(
      `calculateMetadata() returns ${given}. It has to return an object, as in {durationInFrames: 60}.`,
    );
  };
}
