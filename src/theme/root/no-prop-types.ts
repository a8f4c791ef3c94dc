/*
 * Replaces `prop-types` in the browser's bundle. Gatsby's runtime uses it to declare prop types, which React
 * only checks in development.
 */
const any = Object.assign(() => null, { isRequired: () => null });

export default { any, bool: any, element: any, func: any, node: any, number: any, object: any, string: any };
