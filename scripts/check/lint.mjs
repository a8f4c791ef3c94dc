import { runTool } from '../terminal/run-tool.mjs';

await runTool('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', ...process.argv.slice(2)]);
