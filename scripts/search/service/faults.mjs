/**
 * @typedef {object} Fault What the service is told to do wrong.
 * @property {'slow' | 'refuse' | 'status' | 'broken'} kind Answer late, close the connection, answer with a status, or with half of its JSON.
 * @property {number} [ms] How late.
 * @property {number} [status]
 * @property {string} [path] Only for requests whose path holds this.
 * @property {number} [times] Only so many times; without end where it is absent.
 */

const kinds = ['slow', 'refuse', 'status', 'broken'];

/** Holds the faults in the order in which they came; the first that fits is used. */
export class Faults {
  /** @type {Fault[]} */
  list = [];

  /** @param {Fault} fault */
  add(fault) {
    if (!kinds.includes(fault.kind))
      throw new Error(`A fault is one of ${kinds.join(', ')}, not ${fault.kind}.`);
    this.list.push({ ...fault });
  }

  clear() {
    this.list = [];
  }

  /**
   * The fault for a request, which is used up by that.
   * @param {string} path
   */
  take(path) {
    const fault = this.list.find((entry) => path.includes(entry.path ?? '') && (entry.times ?? 1) > 0);
    if (fault?.times !== undefined) fault.times -= 1;
    return fault;
  }
}

/**
 * Reads faults from the command line: `--slow 500`, `--refuse`, `--status 429`, `--broken`.
 * @param {string[]} args
 * @returns {Fault[]}
 */
export function faultsOf(args) {
  const numberAfter = (/** @type {string} */ name) => {
    const place = args.indexOf(name);
    return place < 0 ? undefined : Number(args[place + 1]);
  };
  const ms = numberAfter('--slow');
  const status = numberAfter('--status');
  /** @type {Fault[]} */
  const faults = [];
  if (ms !== undefined) faults.push({ kind: 'slow', ms });
  if (args.includes('--refuse')) faults.push({ kind: 'refuse' });
  if (status !== undefined) faults.push({ kind: 'status', status });
  if (args.includes('--broken')) faults.push({ kind: 'broken' });
  return faults;
}
