import { faultOf, fuzzedSource } from './support/fuzz';

/*
 * Files with random mistakes: each compiles, or is a problem with its place. `npm run test:long` looks at 3,000.
 */
test.each(
  Array.from({ length: 10 }, (_, group) => group * 10),
)('ten files from seed %i on', async (first) => {
  for (let seed = first; seed < first + 10; seed++)
    expect({ seed, fault: await faultOf(fuzzedSource(seed)) }).toEqual({ seed, fault: null });
});
