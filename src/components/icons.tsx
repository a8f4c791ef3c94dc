import type { CSSProperties } from 'react';

/** What every icon takes. An icon is silent: what it means is said by the text or the label next to it. */
export interface IconProps {
  className?: string | undefined;
  /** Width and height in pixels; 20 where nothing is said. */
  size?: number | undefined;
}

/** An icon of `src/theme/styles/icons.css`, which has a class for each. */
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

/** Light colour mode. */
export const SunIcon = icon('sun');

/** Dark colour mode. */
export const MoonIcon = icon('moon');

/** The system's colour mode. */
export const MonitorIcon = icon('monitor');

/** Search. */
export const SearchIcon = icon('search');

/** Opens a menu. */
export const MenuIcon = icon('menu');

/** Closes what it stands in. */
export const CloseIcon = icon('close');

/** Leads back. */
export const ArrowLeftIcon = icon('arrow-left');

/** Leads on. */
export const ArrowRightIcon = icon('arrow-right');

/** Edits a page. */
export const EditIcon = icon('edit');

/** Asks the AI. */
export const SparkIcon = icon('spark');

/** GitHub's mark. */
export const GitHubIcon = icon('github');

/** Discord's mark. */
export const DiscordIcon = icon('discord');

/** X's mark. */
export const XIcon = icon('x');
