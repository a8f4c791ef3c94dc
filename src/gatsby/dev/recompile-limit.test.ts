import { developMachine } from 'gatsby/dist/state-machines/develop';
import reporter from 'gatsby-cli/lib/reporter';
import { neverPanic } from './recompile-limit';

const panic = jest.spyOn(reporter, 'panic').mockImplementation();

/** Ends a run of the queries during which nodes have changed, for the seventh time in a row. */
function endRun() {
  const context = { nodesMutatedDuringQueryRun: true, nodesMutatedDuringQueryRunRecompileCount: 6 };
  const machine = developMachine.withContext(context as never);
  const state = machine.transition('runningQueries', 'done.invoke.run-queries');
  for (const { type, exec } of state.actions)
    if (type === 'panicBecauseOfInfiniteLoop') exec?.(machine.context, state.event, {} as never);
  return state.value;
}

test('Gatsby goes idle instead of ending, if nodes change during all runs of the queries', () => {
  endRun();
  expect(panic).toHaveBeenCalledTimes(1);
  neverPanic();
  expect(endRun()).toBe('waiting');
  expect(panic).toHaveBeenCalledTimes(1);
});
