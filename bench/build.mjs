import { runGatsby } from '../scripts/site/gatsby.mjs';

/* Builds the site in the current working directory, as `npm run build` does, with the project's packages. */
await runGatsby(['build'], { cwd: process.cwd(), inherit: true });
