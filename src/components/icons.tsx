import type { CSSProperties } from 'react';

/**
 * Props of icons. Icons are hidden from assistive technology: the text or label next to them conveys the
 * meaning.
 */
export interface IconProps {
  className?: string | undefined;
  /** Width and height in pixels; defaults to 20. */
  size?: number | undefined;
}

/** Creates an icon of `src/theme/styles/icons.css`, which has a class for each. */
function icon(name: string) {
  return ({ className, size }: IconProps) => {
    const style: CSSProperties | undefined = size === undefined ? undefined : { width: size, height: size };
    return (
      <span
        className={`icon icon-${name}${className ? ` ${className}` : ''}`}
        style={style}
        aria-hidden="true"
      />
    );
  };
}

/** Light color mode. */
export const SunIcon = icon('sun');

/** Dark color mode. */
export const MoonIcon = icon('moon');

/** The system's color mode. */
export const MonitorIcon = icon('monitor');

/** Search. */
export const SearchIcon = icon('search');

/** Opens a menu. */
export const MenuIcon = icon('menu');

/** Close. */
export const CloseIcon = icon('close');

/** Back. */
export const ArrowLeftIcon = icon('arrow-left');

/** Forward. */
export const ArrowRightIcon = icon('arrow-right');

/** Ask AI. */
export const SparkIcon = icon('spark');

/** GitHub logo. */
export const GitHubIcon = icon('github');

/** Discord logo. */
export const DiscordIcon = icon('discord');

/** X logo. */
export const XIcon = icon('x');
