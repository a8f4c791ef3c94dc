/* The published types do not know the option `preferred` of version 1. */
declare module 'negotiator' {
  import type { IncomingMessage } from 'node:http';

  export default class Negotiator {
    constructor(request: Pick<IncomingMessage, 'headers'>);
    /** The encoding that the client prefers; `preferred` breaks ties. Undefined if it accepts none. */
    encoding(available: string[], options?: { preferred?: string[] }): string | undefined;
  }
}
