import { faultOf, fuzzedSource } from '../support/fuzz';

test.each(
  Array.from({ length: 300 }, (_, group) => 100 + group * 10),
)('ten files with random mistakes, from seed %i on', async (first) => {
  for (let seed = first; seed < first + 10; seed++)
    expect({ seed, fault: await faultOf(fuzzedSource(seed)) }).toEqual({ seed, fault: null });
}, 120_000);
