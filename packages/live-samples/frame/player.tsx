import { type PlayerPropsWithoutZod, type PlayerRef, Player as RemotionPlayer } from '@remotion/player';
import { forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useCurrentFrame } from 'remotion';

type PlayerProps = PlayerPropsWithoutZod<Record<string, unknown>>;

/**
 * The Player of a sample that is an app. It follows the frame of the preview, so that its video is played, drawn and compared
 * like that of other samples. Readers may also play it with its own controls.
 */
export const Player = forwardRef<PlayerRef, PlayerProps>(function Player(props, ref) {
  const frame = useCurrentFrame();
  const player = useRef<PlayerRef>(null);
  const [isReady, setReady] = useState(false);
  useImperativeHandle(ref, () => player.current as PlayerRef, []);
  // The app adds its listeners after the first render, and has to hear of the first frame.
  useEffect(() => setReady(true), []);
  useEffect(() => {
    if (isReady) player.current?.seekTo(frame);
  }, [isReady, frame]);
  // With the space key, the Player would take the focus from the editor after every edit.
  const defaults = {
    acknowledgeRemotionLicense: true,
    logLevel: 'error',
    spaceKeyToPlayOrPause: false,
  } as const;
  return <RemotionPlayer {...defaults} {...props} ref={player} />;
});
