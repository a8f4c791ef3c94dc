/** @type {import('jest').Config} */
export default {
  rootDir: '..',
  // These take minutes: `npm run test:long` runs them.
  testPathIgnorePatterns: process.env.LONG_TESTS ? [] : ['<rootDir>/test/long/'],
  roots: [
    '<rootDir>/packages',
    '<rootDir>/plugins',
    '<rootDir>/scripts',
    '<rootDir>/src',
    '<rootDir>/test',
    '<rootDir>/bench',
  ],
  // The page creator skips `*.test.*`, so tests can be next to pages.
  // Some tests start processes, which takes a long time on a busy machine.
  testTimeout: 60_000,
  // By default Jest leaves one core free, and uses one worker on two cores.
  maxWorkers: '100%',
  testMatch: ['**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: [
    '<rootDir>/(public|\\.cache|test-results|bench/(results|docusaurus|node_modules))/',
  ],
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'cjs', 'jsx', 'json', 'node'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/test/css-module.ts',
    '\\.(css|svg|png|jpe?g|webp|avif|gif|woff2)$': '<rootDir>/test/file.ts',
    '^gatsby$': '<rootDir>/test/gatsby.tsx',
    // It exports only an `import` condition, which Jest does not use.
    '^estree-walker$': '<rootDir>/node_modules/estree-walker/src/index.js',
    // In jsdom, Jest would load the builds for browsers, which require other packages.
    '^oxc-parser$': '<rootDir>/node_modules/oxc-parser/src-js/index.js',
    '^#binding$': '<rootDir>/node_modules/satteri/dist/binding.js',
  },
  // Gatsby's webpack configuration inserts the values.
  globals: { __BASE_PATH__: '', __PATH_PREFIX__: '' },
  setupFiles: ['<rootDir>/test/text-coders.ts'],
  // unified and related packages are ES modules only, so packages are transformed too.
  transformIgnorePatterns: [],
  transform: {
    // It declares `__dirname`, which CommonJS modules have already: `var` allows that, `const` does not.
    '/satteri/index\\.js$': ['@swc/jest', { jsc: { target: 'es5' }, module: { type: 'commonjs' } }],
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        // Some packages reference source maps that they do not include.
        inputSourceMap: false,
        jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' } } },
        module: { type: 'commonjs' },
      },
    ],
  },
};
