import { faultOf, fuzzedSource } from './support/fuzz';

/*
 * Files with random mistakes. Each file either compiles or results in a problem with a location. `npm run
 * test:long` checks 3,000.
 */
test.each(
  Array.from({ length: 10 }, (_, group) => group * 10),
)('ten files from seed %i on', async (first) => {
  for (let seed = first; seed < first + 10; seed++)
    expect({ seed, fault: await faultOf(fuzzedSource(seed)) }).toEqual({ seed, fault: null });
});
