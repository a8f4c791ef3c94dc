/** Mock of every CSS Module: each class name maps to itself. */
const classes = new Proxy<Record<string, unknown>>(
  {},
  { get: (_, name) => (name === '__esModule' ? true : String(name)) },
);

module.exports = classes;
