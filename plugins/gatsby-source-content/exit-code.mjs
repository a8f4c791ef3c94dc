/**
 * Exit code of a build whose content has problems. Gatsby's cache is intact after such a build. The file is plain
 * JavaScript, because `scripts/site/unfinished.mjs` reads it too.
 */
export const contentProblemsExitCode = 3;
