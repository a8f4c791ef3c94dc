/** What bundlers make of imported files. */
declare module '*.png' {
  const url: string;
  export default url;
}
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.css';
declare module '*.scss';
