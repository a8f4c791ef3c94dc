/** A CSS Module: class names by the names they have in the file. */
declare module '*.module.css' {
  const classes: { readonly [name: string]: string };
  export = classes;
}

declare module '*.css';
