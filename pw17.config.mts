import base from './playwright.config.mts';
const { globalSetup: _g, webServer: _w, ...rest } = base;
export default { ...rest, retries: 0, workers: 2, timeout: 60_000, outputDir: '/tmp/live-17/pw', use: { ...rest.use, baseURL: 'http://127.0.0.1:4717' } };
