/** Stands for every CSS Module: each class is called what it is called in the file. */
const classes = new Proxy<Record<string, unknown>>(
  {},
  { get: (_, name) => (name === '__esModule' ? true : String(name)) },
);

module.exports = classes;
