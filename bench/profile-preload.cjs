const { mkdirSync, writeFileSync } = require('node:fs');
const { Session } = require('node:inspector');
const { join } = require('node:path');
const { isMainThread } = require('node:worker_threads');

/*
 * Loaded into each process of a build (`node --require`): records a processor profile of its main thread, and
 * writes it to the folder PROFILES when the process ends.
 */
const folder = process.env.PROFILES;
if (folder && isMainThread) record(folder);

/** @param {string} target */
function record(target) {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.setSamplingInterval', { interval: 1000 });
  session.post('Profiler.start');
  let isWritten = false;
  const write = () => {
    if (isWritten) return;
    isWritten = true;
    session.post('Profiler.stop', (_, { profile }) => {
      const { user, system } = process.cpuUsage();
      const command = process.argv.slice(1).join(' ');
      mkdirSync(target, { recursive: true });
      const file = join(target, `${process.pid}.json`);
      writeFileSync(file, JSON.stringify({ command, seconds: (user + system) / 1e6, profile }));
    });
  };
  process.once('exit', write);
  // Gatsby tells a worker process to end, and kills it a second later. The message is a list that begins with 0.
  // Other processes would lose a message that arrives before they listen.
  if (process.env.GATSBY_WORKER_POOL_WORKER)
    process.on('message', (message) => {
      if (Array.isArray(message) && message[0] === 0) write();
    });
}
