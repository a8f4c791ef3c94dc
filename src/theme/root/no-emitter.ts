/* Replaces Gatsby's event emitter in the browser's bundle: nothing here listens to its events. */

export default {};
