import type { RenderVolumeSlider } from '@remotion/player';
import type { RefObject } from 'react';
import * as styles from './playground.module.css';

/**
 * The volume slider of the Player's controls. It replaces the Player's own slider, which adds a style element
 * with a generated class name that the content security policy cannot allow by hash.
 */
export const renderVolumeSlider: RenderVolumeSlider = ({
  volume,
  isVertical,
  onBlur,
  inputRef,
  setVolume,
}) => (
  <input
    ref={inputRef as RefObject<HTMLInputElement>}
    type="range"
    className={isVertical ? `${styles.volume} ${styles.upright}` : styles.volume}
    aria-label="Change volume"
    min={0}
    max={1}
    step={0.01}
    value={volume}
    onBlur={onBlur}
    onChange={(event) => setVolume(Number(event.target.value))}
  />
);
