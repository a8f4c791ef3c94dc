import { mutatedProject } from '../support/mutations';
import { type PageChecker, startPageChecker } from '../support/page-checker';
import { temporaryFolder } from '../support/temporary';

/** Longest check of a project, in seconds of the processor: other programs may keep it busy. */
const limit = 5;

/** Mistakes of whole files: images, the list of routes, sidebars, and messages that no page quotes. */
const wholeFile = /^(?:an image |no line for |the error ".*" of )/s;

/** Milliseconds after which a check counts as endless. */
const patience = 120_000;

let checker: PageChecker;
beforeAll(async () => {
  checker = await startPageChecker();
});
afterAll(() => checker.close());

test.each(
  Array.from({ length: 60 }, (_, group) => group * 50),
)('fifty mutated files, from seed %i on: no hang, no stack, each mistake with a place', async (first) => {
  for (let seed = first; seed < first + 50; seed++) {
    const files = mutatedProject(seed);
    const checked = await checker.check(temporaryFolder('mutated', files), patience);
    expect({ seed, checked }).toEqual({
      seed,
      checked: expect.objectContaining({ errors: expect.any(Array) }),
    });
    if ('thrown' in checked) continue;
    expect({ seed, isSlow: checked.seconds > limit }).toEqual({ seed, isSlow: false });
    // The settings name a sidebar, which a mutated file may no longer fill. They have no lines.
    const unplaced = checked.errors.filter(({ file, found, line }) => {
      const hasPlace = line !== undefined || wholeFile.test(found) || file.startsWith('src/settings/');
      return !found || !hasPlace || file.startsWith('/');
    });
    expect({ seed, unplaced }).toEqual({ seed, unplaced: [] });
  }
}, 1_800_000);
