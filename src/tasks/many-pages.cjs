/**
 * Number of pages above which a build starts two more processes: one that compiles, so that its memory is returned
 * (185 MB at 5,000 pages), and a second one that renders HTML. At 800 pages, starting them takes longer than they save.
 */
const manyPages = 2000;

module.exports = { manyPages };
