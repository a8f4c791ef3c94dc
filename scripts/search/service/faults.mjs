import { Failure } from '../../terminal/main.mjs';
import { ServiceError } from './store.mjs';

/**
 * @typedef {object} Fault A failure to simulate.
 * @property {'slow' | 'refuse' | 'status' | 'broken' | 'lost'} kind Respond late, close the connection,
 *   respond with a status, or with half of the JSON; or execute the request and then close the connection.
 * @property {number} [ms] Delay in milliseconds.
 * @property {number} [status]
 * @property {string} [path] Only for requests whose path contains this.
 * @property {number} [times] Maximum number of times; unlimited if absent.
 */

const kinds = ['slow', 'refuse', 'status', 'broken', 'lost'];

/** Stores the faults in order; the first that matches is used. */
export class Faults {
  /** @type {Fault[]} */
  list = [];

  /** @param {Fault} fault */
  add(fault) {
    if (!kinds.includes(fault.kind))
      throw new ServiceError(400, `A fault is one of ${kinds.join(', ')}, not ${fault.kind}.`);
    this.list.push({ ...fault });
  }

  clear() {
    this.list = [];
  }

  /**
   * The fault for a request; decrements its remaining count.
   * @param {string} path
   */
  take(path) {
    const fault = this.list.find((entry) => path.includes(entry.path ?? '') && (entry.times ?? 1) > 0);
    if (fault?.times !== undefined) fault.times -= 1;
    return fault;
  }
}

/**
 * Parses faults from the command line: `--slow 500`, `--refuse`, `--status 429`, `--broken`, `--lost`.
 * @param {string[]} args
 * @returns {Fault[]}
 * @throws {Failure} if an argument is unknown or invalid
 */
export function faultsOf(args) {
  const rest = [...args];
  /** @type {Fault[]} */
  const faults = [];
  for (let name = rest.shift(); name !== undefined; name = rest.shift()) {
    if (name === '--slow') faults.push({ kind: 'slow', ms: wholeNumber(name, rest.shift()) });
    else if (name === '--status') faults.push({ kind: 'status', status: wholeNumber(name, rest.shift()) });
    else if (name === '--refuse') faults.push({ kind: 'refuse' });
    else if (name === '--broken') faults.push({ kind: 'broken' });
    else if (name === '--lost') faults.push({ kind: 'lost' });
    else
      throw new Failure(
        `${name} is not a fault. Use --slow MS, --status CODE, --refuse, --broken or --lost.`,
      );
  }
  return faults;
}

/**
 * @param {string} name
 * @param {string | undefined} text
 */
function wholeNumber(name, text) {
  if (!/^\d+$/.test(text ?? '')) throw new Failure(`${name} needs a number, not ${text ?? 'nothing'}.`);
  return Number(text);
}
