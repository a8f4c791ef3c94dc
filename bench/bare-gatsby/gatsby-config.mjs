/** @type {import('gatsby').GatsbyConfig} */
export default { jsxRuntime: 'automatic' };
