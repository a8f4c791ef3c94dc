import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { parseDocument } from 'yaml';

/** Largest size of a poster in bytes. */
export const maximumBytes = 12_000;

/** Addresses of the hosts that tell a video's picture as JSON (oEmbed), by the host's name. */
const oEmbed = {
  'youtube.com': 'https://www.youtube.com/oembed?format=json&url=',
  'youtu.be': 'https://www.youtube.com/oembed?format=json&url=',
  'vimeo.com': 'https://vimeo.com/api/oembed.json?url=',
};

/**
 * Makes a poster for each showcase entry with a video: asks the video's host for its picture, writes it to
 * `static/showcase`, and notes its address as `poster` in the entry's file. Entries whose host gives no picture keep
 * their drawn artwork.
 * @param {object} options
 * @param {string} options.root The project's folder.
 * @param {string} options.contentDir
 * @param {readonly string[]} [options.only] Names of entries; all without a poster if empty.
 * @param {Record<string, string>} [options.hosts]
 * @param {(text: string) => void} [options.say]
 * @returns {Promise<{ made: string[], failed: { name: string, why: string }[] }>} names of entries
 */
export async function makeShowcasePosters({ root, contentDir, only = [], hosts = oEmbed, say = () => {} }) {
  const folder = join(contentDir, 'showcase');
  /** @type {string[]} */
  const made = [];
  /** @type {{ name: string, why: string }[]} */
  const failed = [];
  for (const file of readdirSync(folder)
    .filter((entry) => /\.ya?ml$/.test(entry))
    .sort()) {
    const { name } = parse(file);
    const entry = parseDocument(readFileSync(join(folder, file), 'utf8'));
    /** @type {{ links?: { type: string, url: string }[], poster?: string }} */
    const { links = [], poster } = entry.toJS() ?? {};
    const video = links.find(({ type }) => type === 'video');
    if (!video || (only.length > 0 ? !only.includes(name) : poster)) continue;
    say(name);
    try {
      const address = await pictureOf(video.url, hosts);
      const picture = await smallAvif(Buffer.from(await (await request(address)).arrayBuffer()));
      mkdirSync(join(root, 'static', 'showcase'), { recursive: true });
      writeFileSync(join(root, 'static', 'showcase', `${name}.avif`), picture);
      entry.set('poster', address);
      writeFileSync(join(folder, file), entry.toString({ lineWidth: 0 }));
      made.push(name);
    } catch (error) {
      failed.push({ name, why: error instanceof Error ? error.message : String(error) });
    }
  }
  return { made, failed };
}

/**
 * Returns the address of a video's picture: from its host's oEmbed service, else from the `og:image` of its page.
 * @param {string} video
 * @param {Record<string, string>} hosts
 */
async function pictureOf(video, hosts) {
  const service = hosts[new URL(video).host.replace(/^(www|m)\./, '')];
  if (service) {
    const { thumbnail_url: address } = await (await request(service + encodeURIComponent(video))).json();
    if (typeof address !== 'string') throw new Error(`found: no thumbnail_url in the answer about ${video}`);
    return address;
  }
  const page = await (await request(video)).text();
  const address = /<meta[^>]+property="og:image"[^>]+content="([^"]+)"/.exec(page)?.[1];
  if (!address) throw new Error(`found: no og:image in ${video}`);
  return new URL(address.replaceAll('&amp;', '&'), video).href;
}

/** @param {string} address */
async function request(address) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(20_000) });
  if (!answer.ok) throw new Error(`found: status ${answer.status} for ${address}`);
  return answer;
}

/**
 * Returns a picture as AVIF below the limit: as good as fits.
 * @param {Buffer} picture
 */
async function smallAvif(picture) {
  for (const width of [640, 480, 320]) {
    for (const quality of [60, 50, 40, 30]) {
      const avif = await sharp(picture)
        .resize({ width, withoutEnlargement: true })
        .avif({ quality, effort: 4 })
        .toBuffer();
      if (avif.length < maximumBytes) return avif;
    }
  }
  throw new Error(`found: a picture that stays above ${maximumBytes} bytes`);
}
