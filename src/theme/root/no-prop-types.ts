/*
 * Replaces `prop-types` in the browser's bundle. Gatsby's runtime declares the types of its components with
 * it, which React only reads in development.
 */
const any = Object.assign(() => null, { isRequired: () => null });

export default { any, bool: any, element: any, func: any, node: any, number: any, object: any, string: any };
