import { GitHubIcon, type IconProps, XIcon } from '../icons';
import type { ExpertLink } from './expert';

/** The mark of a channel through which an expert can be reached. */
export function ChannelMark({ kind }: { kind: ExpertLink['kind'] }) {
  if (kind === 'github') return <GitHubIcon size={18} />;
  if (kind === 'x') return <XIcon size={18} />;
  return kind === 'linkedin' ? <LinkedInMark size={18} /> : <GlobeMark size={18} />;
}

function LinkedInMark({ size }: IconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M4 3h16a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Zm2 7v8h2.6v-8H6Zm1.3-4.2a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3ZM10.3 10v8h2.6v-4.3c0-1.1.5-1.8 1.5-1.8s1.3.7 1.3 1.8V18h2.6v-4.8c0-2.4-1.2-3.5-2.9-3.5-1.3 0-2.1.6-2.5 1.4V10h-2.6Z" />
    </svg>
  );
}

function GlobeMark({ size }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c-5 5-5 12 0 17 5-5 5-12 0-17Z" />
    </svg>
  );
}
