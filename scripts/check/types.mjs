import { runTool } from '../terminal/run-tool.mjs';

await runTool('typescript/bin/tsc', ['-b', ...process.argv.slice(2)]);
