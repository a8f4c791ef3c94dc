import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSource } from '../load-source.mjs';

/** Id of the analytics tag in the settings of the browser tests' sites. */
export const testTrackingId = 'G-TEST';

/** Origins of the services in those settings. The browser tests answer in their place. */
export const testServices = {
  analytics: 'https://www.googletagmanager.com',
  chat: 'https://chat.example.com',
  insights: 'https://cdn.jsdelivr.net',
};

/**
 * Returns the Ask AI setting for a chat on another host.
 * @param {'frame' | 'script'} kind
 */
export function chatEmbed(kind) {
  return { host: testServices.chat, id: 'docs-1', kind };
}

/** The name that each of these settings files in `src/settings` exports. */
const exportNames = { 'analytics.ts': 'analytics', 'ask-ai.ts': 'askAi', 'search.ts': 'search' };

/**
 * Changes settings files in a copy of this project, as the owner of a site would.
 * @param {string} target The copy's folder.
 * @param {{ [file in keyof typeof exportNames]?: Record<string, unknown> }} changes Values that replace those
 *   of this project, by file.
 */
export async function changeSettings(target, changes) {
  for (const [file, values] of Object.entries(changes)) {
    const name = exportNames[/** @type {keyof typeof exportNames} */ (file)];
    const settings = { ...(await loadSource(`src/settings/${file}`))[name], ...values };
    const text = `export const ${name} = ${JSON.stringify(settings, null, 2)};\n`;
    writeFileSync(join(target, 'src/settings', file), text);
  }
}
