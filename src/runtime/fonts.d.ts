/** A font file: its URL in the build. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
