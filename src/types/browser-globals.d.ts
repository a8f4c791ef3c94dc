/** What the bundler puts in the place of `process.env.NAME`; nothing else of Node is there in a browser. */
declare var process: { readonly env: { readonly [name: string]: string | undefined } };
