import { readStored, writeStored } from '../../runtime/storage';
import {
  parseChoice,
  resolveTheme,
  shownChoice,
  type ThemeChoice,
  themeColors,
  themeKey,
} from './color-mode';

const darkSystem = '(prefers-color-scheme: dark)';

/** Returns the reader's choice on this device. */
export function readChoice(): ThemeChoice {
  return parseChoice(readStored(themeKey));
}

/** Applies a choice: <html> carries the theme for the tokens and the choice for the toggle's icon. */
function showChoice(choice: ThemeChoice): void {
  const { dataset } = document.documentElement;
  const theme = resolveTheme(choice, window.matchMedia(darkSystem).matches);
  dataset.theme = theme;
  dataset.themeChoice = shownChoice(choice);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = themeColors[theme];
}

/** Stores and applies a choice. */
export function saveChoice(choice: ThemeChoice): void {
  writeStored(themeKey, choice);
  showChoice(choice);
}

/** Follows other tabs and the system, and calls back with the current choice. Returns a cleanup function. */
export function watchChoice(onChange: (choice: ThemeChoice) => void): () => void {
  const system = window.matchMedia(darkSystem);
  const follow = () => {
    showChoice(readChoice());
    onChange(readChoice());
  };
  const followStorage = (event: StorageEvent) => {
    // The key is null if the whole storage was cleared.
    if (event.key === themeKey || event.key === null) follow();
  };
  window.addEventListener('storage', followStorage);
  system.addEventListener('change', follow);
  return () => {
    window.removeEventListener('storage', followStorage);
    system.removeEventListener('change', follow);
  };
}
