import { runGatsby } from '../scripts/site/gatsby.mjs';

/* Builds the site of the folder this process works in, as `npm run build` does, with the packages of the project. */
await runGatsby(['build'], { cwd: process.cwd(), inherit: true });
