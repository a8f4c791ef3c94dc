import { appendFile } from 'node:fs/promises';
import { createServer } from 'node:http';

/** Longer bodies are refused. */
const mostBytes = 2000;
const longestText = 200;
/** Email addresses, and numbers that may be keys or phone numbers. */
const personal = /\S+@\S+|\+?\d[\d\s().-]{7,}\d/g;

/**
 * Creates a server that appends the searches that it receives (`POST` with one JSON object) to a file, one per line.
 * It stores nothing else, such as addresses or times.
 * @param {string} file
 */
export function createCollector(file) {
  return createServer(async (request, response) => {
    if (request.method !== 'POST') return response.writeHead(405, { Allow: 'POST' }).end();
    const entry = entryOf(await readBody(request));
    if (!entry) return response.writeHead(400).end();
    await appendFile(file, `${JSON.stringify(entry)}\n`);
    response.writeHead(204).end();
  });
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<string>} empty if it is too long
 */
async function readBody(request) {
  let text = '';
  let isTooLong = false;
  for await (const chunk of request) {
    isTooLong ||= text.length + chunk.length > mostBytes;
    if (!isTooLong) text += chunk;
  }
  return isTooLong ? '' : text;
}

/**
 * Returns the known properties of a search without personal data, or undefined if the text is not a search.
 * @param {string} text
 */
function entryOf(text) {
  /** @type {any} */
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value?.query !== 'string' || !Number.isInteger(value.hits) || value.hits < 0) return undefined;
  return {
    query: tidy(value.query),
    hits: value.hits,
    chosen: typeof value.chosen === 'string' ? tidy(value.chosen) : null,
    previous: typeof value.previous === 'string' ? tidy(value.previous) : null,
  };
}

/** @param {string} text */
function tidy(text) {
  return text.replace(personal, '…').replace(/\s+/g, ' ').trim().slice(0, longestText);
}
