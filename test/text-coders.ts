import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks them, and the parser of MDX, which also runs in tests of components, needs them.
globalThis.TextDecoder ??= TextDecoder as typeof globalThis.TextDecoder;
globalThis.TextEncoder ??= TextEncoder;
