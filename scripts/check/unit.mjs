import { runTool } from '../terminal/run-tool.mjs';

await runTool('jest/bin/jest.js', [...process.argv.slice(2)]);
