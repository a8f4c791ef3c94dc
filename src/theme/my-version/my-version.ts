import { versionNumber } from '@docs/content/shared';
import { writeStored } from '../../runtime/storage';
import { versionInUrl, versionKey } from './version-key';

const { style } = document.documentElement;

/** Returns the custom properties that style rules compare with the versions on a page (prose.css). */
function styleOf(version: string): string {
  return `--mine:${versionNumber(version)};--my:"${version}"`;
}

/** Returns the version that pages are compared with. */
export function shownVersion(): string {
  return style.getPropertyValue('--my').replaceAll('"', '');
}

/** Compares pages with a version from now on, also after a reload; an empty one ends that. */
export function saveVersion(version: string): void {
  const text = version ? styleOf(version) : null;
  writeStored(versionKey, null, 'sessionStorage');
  writeStored(versionKey, text);
  style.cssText = text ?? '';
}

/** Compares pages with the version in the URL as long as the tab is open. */
export function visitWithVersion(): void {
  const version = versionInUrl.exec(window.location.search)?.[1];
  if (!version) return;
  style.cssText = styleOf(version);
  writeStored(versionKey, style.cssText, 'sessionStorage');
}
