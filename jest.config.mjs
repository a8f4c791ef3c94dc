/** @type {import('jest').Config} */
export default {
  // Minutes, not seconds: `npm run test:long` runs them.
  testPathIgnorePatterns: process.env.LONG_TESTS ? [] : ['<rootDir>/test/long/'],
  roots: ['<rootDir>/scripts', '<rootDir>/src', '<rootDir>/test', '<rootDir>/bench'],
  // The page creator skips `*.test.*`, so tests may stand beside pages too.
  // Some tests start processes, which takes long on a busy machine.
  testTimeout: 60_000,
  testMatch: ['**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: [
    '<rootDir>/(public|\\.cache|test-results|bench/(results|docusaurus|node_modules))/',
  ],
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'cjs', 'jsx', 'json', 'node'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/test/css-module.ts',
    '\\.(css|svg|png|jpe?g|webp|avif|gif|woff2)$': '<rootDir>/test/file.ts',
    '^gatsby$': '<rootDir>/test/gatsby.tsx',
    // Its exports have an `import` condition only, which Jest does not ask for.
    '^estree-walker$': '<rootDir>/node_modules/estree-walker/src/index.js',
    // Tests in jsdom ask for the build for browsers, which needs a package of its own.
    '^oxc-parser$': '<rootDir>/node_modules/oxc-parser/src-js/index.js',
  },
  // unified and its family are ES modules only: everything is transformed, packages too.
  transformIgnorePatterns: [],
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        // Packages name source maps that they do not bring along.
        inputSourceMap: false,
        jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' } } },
        module: { type: 'commonjs' },
      },
    ],
  },
};
