const { createRequire } = require('node:module');
const { setTimeout: sleep } = require('node:timers/promises');

/*
 * What the indexing job and the plugin of its build share: both speak with the hosted service by the client of
 * gatsby-plugin-algolia (version 4), and both are told by it to slow down.
 */

/** The client's own packages, wherever npm put them. */
const fromClient = createRequire(
  createRequire(require.resolve('gatsby-plugin-algolia')).resolve('algoliasearch'),
);

/** Times that a request is sent before 429 is taken for an answer; with the waits below that is half a minute. */
const mostTries = 7;

/**
 * A requester for the client that waits when the service says that it is asked too much (429), twice as long each time. The client
 * retries everything else that may pass by itself.
 * @param {{ firstWait?: number }} [options] The first wait, in milliseconds.
 */
exports.patientRequester = ({ firstWait = 500 } = {}) => {
  const requester = fromClient('@algolia/requester-node-http').createNodeHttpRequester();
  return {
    ...requester,
    /** @param {unknown} request */
    async send(request) {
      for (let tries = 1, wait = firstWait; ; tries += 1, wait *= 2) {
        const response = await requester.send(request);
        if (response.status !== 429 || tries === mostTries) return response;
        await sleep(wait);
      }
    },
  };
};

/**
 * What went wrong, as a sentence. What the client throws is a plain object, and where no host answered its message blames the id of
 * the application: what the last host did says more.
 * @param {any} error
 * @returns {string | undefined} undefined for what is not the client's
 */
exports.describeServiceError = (error) => {
  if (!(error instanceof Object) || !('message' in error)) return undefined;
  const attempts = error.transporterStackTrace;
  const last = Array.isArray(attempts) ? attempts.at(-1) : undefined;
  if (!last || error.name !== 'RetryError') {
    if (error instanceof Error) return undefined;
    return `The search service failed${'status' in error ? ` with status ${error.status}` : ''}: ${error.message}`;
  }
  const { response, host } = last;
  const times = attempts.length === 1 ? '' : `, the last of ${attempts.length} times`;
  if (response.isTimedOut) return `The search service (${host.url}) did not answer in time${times}.`;
  if (response.status > 0)
    return `The search service (${host.url}) answered with status ${response.status}${times}: ${messageIn(response.content)}`;
  return `The search service (${host.url}) cannot be reached${times}: ${response.content}`;
};

/** @param {string} content An answer, as JSON with a message or as text. */
function messageIn(content) {
  try {
    return JSON.parse(content).message ?? content;
  } catch {
    return content;
  }
}
