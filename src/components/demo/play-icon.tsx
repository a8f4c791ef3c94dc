/** Icon of the play/pause button. */
export function PlayIcon({ isPlaying }: { isPlaying: boolean }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true">
      <path d={isPlaying ? 'M3.5 2.5h3v11h-3zM9.5 2.5h3v11h-3z' : 'M4 2v12l9.5-6z'} />
    </svg>
  );
}
