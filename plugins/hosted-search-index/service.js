const http = require('node:http');
const https = require('node:https');
const { createRequire } = require('node:module');
const { join } = require('node:path');
const { setTimeout: sleep } = require('node:timers/promises');

/*
 * Shared by the indexing job and the plugin of its build: both access the hosted service with the client of
 * gatsby-plugin-algolia (version 4), and both may be rate limited.
 */

/** The client's own packages, wherever npm put them. */
const fromClient = createRequire(
  createRequire(createRequire(join(process.cwd(), 'package.json')).resolve('gatsby-plugin-algolia')).resolve(
    'algoliasearch',
  ),
);

/**
 * Attempts before a status of 429 is returned as the response; with the delays below that is half a minute.
 */
const mostTries = 7;

/** How long connecting to the service may take, in milliseconds. */
const longestConnect = 2000;

/**
 * Returns an agent whose connections fail if they take too long to establish.
 * @template {http.Agent} Agent
 * @param {Agent} agent
 * @returns {Agent}
 */
exports.impatientAgent = (agent) => {
  const connect = agent.createConnection.bind(agent);
  /** @type {typeof connect} */
  agent.createConnection = (options, done) => {
    const socket = /** @type {import('node:net').Socket} */ (connect(options, done));
    const fail = () => socket.destroy(new Error('Connection timeout'));
    const timer = setTimeout(fail, longestConnect);
    for (const event of ['connect', 'close']) socket.once(event, () => clearTimeout(timer));
    return socket;
  };
  return agent;
};

/**
 * A requester for the client that waits when the service is rate limiting (429), doubling the delay each time. The
 * client itself retries other temporary failures. Its own connection timeout only ends with the first byte of the
 * response, which may take as long as the response itself.
 * @param {{ firstWait?: number }} [options] The first delay, in milliseconds.
 */
exports.patientRequester = ({ firstWait = 500 } = {}) => {
  const requester = fromClient('@algolia/requester-node-http').createNodeHttpRequester({
    httpAgent: exports.impatientAgent(new http.Agent({ keepAlive: true })),
    httpsAgent: exports.impatientAgent(new https.Agent({ keepAlive: true })),
  });
  return {
    ...requester,
    /** @param {{ connectTimeout: number, responseTimeout: number }} request Limits in seconds. */
    async send(request) {
      const whole = { ...request, connectTimeout: request.responseTimeout };
      for (let tries = 1, wait = firstWait; ; tries += 1, wait *= 2) {
        const response = await requester.send(whole);
        if (response.status !== 429 || tries === mostTries) return response;
        await sleep(wait);
      }
    },
  };
};

/**
 * Describes an error in a sentence. The client throws plain objects. If no host has responded, its message
 * blames the application id, so the last host's response is more useful.
 * @param {any} error
 * @returns {string | undefined} undefined for errors that are not the client's
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

/** @param {string} content A response: JSON with a message, or text. */
function messageIn(content) {
  try {
    return JSON.parse(content).message ?? content;
  } catch {
    return content;
  }
}
