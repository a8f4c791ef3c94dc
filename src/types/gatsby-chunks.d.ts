/** Gatsby's table of page components: functions that load them, by the name of their chunk. */
declare module '$virtual/async-requires' {
  const chunks: { components: import('../runtime/pages').Chunks };
  export default chunks;
}
