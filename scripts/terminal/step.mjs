/**
 * @typedef {object} StepOptions
 * @property {NodeJS.WritableStream & { isTTY?: boolean, columns?: number }} [out]
 */

/**
 * Runs one named piece of work and shows one line about it: its status while it runs (on a terminal with the
 * seconds and its latest message), then how long it took. Appends the note that the work returns.
 * @template {string | void} Note
 * @param {string} name
 * @param {(say: (text: string) => void) => Promise<Note>} work
 * @param {StepOptions} [options]
 * @returns {Promise<Note>}
 */
export async function step(name, work, { out = process.stdout } = {}) {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  let said = '';
  const live = Boolean(out.isTTY);
  const show = () => out.write(`\r\x1b[2K${cut(`… ${name}  ${seconds()}  ${said}`, out.columns || 80)}`);
  const timer = live ? setInterval(show, 200) : undefined;
  if (live) show();
  else out.write(`… ${name}\n`);

  const finish = (/** @type {string} */ mark, /** @type {string | void} */ note) => {
    clearInterval(timer);
    out.write(`${live ? '\r\x1b[2K' : ''}${mark} ${name}  ${seconds()}${note ? `  ${note}` : ''}\n`);
  };
  try {
    const note = await work((text) => {
      said = text;
    });
    finish('✓', note);
    return note;
  } catch (error) {
    finish('✗');
    throw error;
  }
}

/**
 * Truncates a line to the terminal's width, so that it can be overwritten.
 * @param {string} line
 * @param {number} columns
 */
export function cut(line, columns) {
  const plain = line.replace(/\s+$/, '');
  return plain.length < columns ? plain : `${plain.slice(0, Math.max(0, columns - 2))}…`;
}
