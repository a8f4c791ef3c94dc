/**
 * Takes the place of `decodeURI` in the browser's bundles: webpack provides it. Gatsby decodes addresses as
 * readers type them: at `/docs/spring/#%` the built-in function throws, outside of every error boundary, and the page would go blank.
 * Text that is not well encoded is returned as it is.
 */
export default function decodeLeniently(text: string): string {
  try {
    return globalThis.decodeURI(text);
  } catch {
    return text;
  }
}
