import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { Failure, main } from './terminal/main.mjs';
import { step } from './terminal/step.mjs';
import { findTests, readSpecification, specTable, tableProblems } from './test/spec-table.mjs';

/**
 * `npm run spec-table`: writes the table in `e2e/README.md` that lists the tests for each line of the
 * specification.
 */
await main(async () => {
  await step('Specification', async () => {
    const specification = readSpecification(root);
    const tests = findTests(root);
    const problems = tableProblems(specification, tests);
    if (problems.length > 0) throw new Failure(problems.join('\n'));
    writeFileSync(join(root, 'e2e/README.md'), specTable(specification, tests));
    return `${tests.length} tests`;
  });
});
