/**
 * Replaces `decodeURI` in the browser's bundles (webpack provides it). Gatsby decodes URLs as typed: at
 * `/docs/spring/#%` the built-in function throws outside of every error boundary, and the page would go
 * blank. Invalid encodings are returned unchanged.
 */
export default function decodeLeniently(text: string): string {
  try {
    return globalThis.decodeURI(text);
  } catch {
    return text;
  }
}
