import { type PlayerPropsWithoutZod, type PlayerRef, Player as RemotionPlayer } from '@remotion/player';
import { forwardRef, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useCurrentFrame } from 'remotion';

type PlayerProps = PlayerPropsWithoutZod<Record<string, unknown>>;

/** Reports an error in the video like one in the app. The Player would only draw a warning sign. */
const rethrow = ({ error }: { error: Error }): never => {
  throw error;
};

/** The listeners of each Player that samples have added and not removed. */
const listeners = new Set<Map<unknown, unknown>>();

/** Returns how many listeners samples have added to Players and not removed. */
export const countListeners = () => [...listeners].reduce((sum, { size }) => sum + size, 0);

/**
 * The Player of a sample that is an app. It follows the preview's frame, so that its video is played, drawn and
 * compared like other samples. Readers can also use its own controls.
 */
export const Player = forwardRef<PlayerRef, PlayerProps>(function Player(props, ref) {
  const frame = useCurrentFrame();
  const player = useRef<PlayerRef>(null);
  const [isReady, setReady] = useState(false);
  const last = useRef(0);
  const isPlayed = useRef(false);
  // Unlike useImperativeHandle(), this keeps the ref while effects of the app are cleaned up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ref of a Player does not change
  useLayoutEffect(() => {
    const handle = withoutSeeks(player.current as PlayerRef, isPlayed);
    if (typeof ref === 'function') ref(handle);
    else if (ref) ref.current = handle;
  }, []);
  // What a Player draws doesn't show its frame rate.
  useEffect(() => {
    player.current?.getContainerNode()?.setAttribute('data-fps', String(props.fps));
  }, [props.fps]);
  // The app adds its listeners after the first render, and must be notified of the first frame.
  useEffect(() => setReady(true), []);
  useEffect(() => {
    if (!isReady) return;
    isPlayed.current = frame === last.current + 1;
    last.current = frame;
    player.current?.seekTo(frame);
    isPlayed.current = false;
  }, [isReady, frame]);
  // With the space key, the Player would take the focus from the editor after every edit.
  const defaults = {
    acknowledgeRemotionLicense: true,
    logLevel: 'error',
    spaceKeyToPlayOrPause: false,
    errorFallback: rethrow,
  } as const;
  // The preview plays it.
  return <RemotionPlayer {...defaults} {...props} autoPlay={false} ref={player} />;
});

/**
 * Returns a Player that fires no `seeked` events during playback. A Player that plays never fires them, but this
 * one follows the preview by seeking.
 */
function withoutSeeks(player: PlayerRef, isPlayed: { current: boolean }): PlayerRef {
  const filters = new Map<unknown, unknown>();
  listeners.add(filters);
  return new Proxy(player, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name === 'addEventListener')
        return ((event, listener) => {
          if (event !== 'seeked') {
            filters.set(listener, listener);
            return target.addEventListener(event, listener);
          }
          const filter: Parameters<typeof target.addEventListener<'seeked'>>[1] = (seek) => {
            if (!isPlayed.current) (listener as typeof filter)(seek);
          };
          filters.set(listener, filter);
          return target.addEventListener(event, filter as typeof listener);
        }) as PlayerRef['addEventListener'];
      if (name === 'removeEventListener')
        return ((event, listener) => {
          const filter = (filters.get(listener) ?? listener) as typeof listener;
          filters.delete(listener);
          target.removeEventListener(event, filter);
        }) as PlayerRef['removeEventListener'];
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
