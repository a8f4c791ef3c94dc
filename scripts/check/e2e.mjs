import { runTool } from '../terminal/run-tool.mjs';

await runTool('@playwright/test/cli.js', ['test', '-c', 'e2e', ...process.argv.slice(2)]);
