/** A font: the address that it gets in the build. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
