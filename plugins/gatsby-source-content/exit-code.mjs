/**
 * Exit code of a build whose content has problems. Plain JavaScript, because `scripts/site/unfinished.mjs` reads it too: Gatsby's
 * cache is intact after such a build.
 */
export const contentProblemsExitCode = 3;
