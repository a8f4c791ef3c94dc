/**
 * @typedef {object} Fault A failure to simulate.
 * @property {'slow' | 'refuse' | 'status' | 'broken' | 'lost'} kind Respond late, close the connection,
 *   respond with a status, or with half of the JSON; or execute the request and then close the connection.
 * @property {number} [ms] Delay in milliseconds.
 * @property {number} [status]
 * @property {string} [path] Only for requests whose path contains this.
 * @property {number} [times] Maximum number of times; unlimited if absent.
 */

/** Stores the faults in order; the first that matches is used. */
export class Faults {
  /** @type {Fault[]} */
  list = [];

  /** @param {Fault} fault */
  add(fault) {
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
