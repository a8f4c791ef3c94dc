const { isPatchOn } = require('./selection.cjs');
const { tuneV8 } = require('./v8-options.cjs');

/*
 * The part of the plugin that has to run before Gatsby compiles its plugins. Our scripts load it before Gatsby, and
 * Gatsby before the processes that it starts (`node --require`). Without it, Gatsby only starts later.
 */

if (isPatchOn('v8-options')) tuneV8();
if (isPatchOn('compile-config')) require('./compile-config.cjs');
