/**
 * Number of pages above which a build starts more processes: one compiles, to return its memory (185 MB at 5,000
 * pages), and a second one makes HTML. On a site of 800 pages, starting them takes longer than they save.
 */
const manyPages = 2000;

module.exports = { manyPages };
