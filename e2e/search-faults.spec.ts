import type { Page } from '@playwright/test';
import { openListening, searchModal } from './support/search';
import { expect, test } from './support/test';

/*
 * The embedded index and its worker fail in every possible way. The search reports the failure, and the page
 * stays usable.
 */

type File = 'manifest' | 'titles' | 'texts';

/** The ways in which an index file can be faulty: how it is served, and the message. */
const faults = {
  missing: { body: () => null, message: /is missing: the server answered 404\./ },
  truncated: {
    body: (text: string) => text.slice(0, text.length / 2),
    message: /is damaged: it is cut off or isn't valid JSON\./,
  },
  'of another build': {
    body: (text: string) => text.replace(/"build":"\w+"/, '"build":"0"'),
    message: /and its manifest come from different builds\./,
  },
};

type Fault = (typeof faults)[keyof typeof faults];

/** Breaks an index file until the returned function is called. */
async function spoil(page: Page, file: File, { body }: Fault): Promise<() => Promise<void>> {
  const address = `**/search/${file}*.json`;
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const spoiled = body(await response.text());
    await route.fulfill(spoiled === null ? { status: 404 } : { response, body: spoiled });
  });
  return () => page.unroute(address);
}

/** Returns the console warnings of a page. */
function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  return warnings;
}

/** The two places with a search. */
const places = {
  modal: {
    async ask(page: Page, query: string) {
      if (!(await searchModal(page).dialog.isVisible())) {
        await openListening(page, '/docs/');
        await page.keyboard.press('Control+k');
      }
      await searchModal(page).input.fill(query);
    },
    whole: (page: Page) => searchModal(page).dialog,
    first: (page: Page) => searchModal(page).hits.first(),
  },
  'search page': {
    ask: (page: Page, query: string) => page.goto(`/search?q=${query}`).then(() => undefined),
    whole: (page: Page) => page.getByRole('main'),
    first: (page: Page) => page.getByRole('main').getByRole('article').first(),
  },
};

for (const [place, { ask, whole, first }] of Object.entries(places)) {
  test.describe(place, () => {
    for (const file of ['manifest', 'titles'] as const) {
      test(`${file} missing, truncated or of another build: it says so, and finds again once that is fixed [14.4]`, async ({
        page,
        problems,
      }) => {
        for (const [what, fault] of Object.entries(faults)) {
          await test.step(what, async () => {
            const fix = await spoil(page, file, fault);
            await ask(page, 'sequence');
            const alert = whole(page).getByRole('alert');
            await expect(alert).toContainText('Unable to fetch results');
            await expect(alert).toContainText(fault.message);
            await fix();
            await alert.getByRole('button', { name: 'Try again' }).click();
            await expect(first(page)).toContainText('<Sequence>');
            expect(problems.some((problem) => fault.message.test(problem))).toBe(true);
            problems.splice(0);
            // The next search loads the index again.
            await page.goto('about:blank');
          });
        }
      });
    }

    for (const [what, fault] of Object.entries(faults)) {
      test(`texts ${what}: titles and headings are found, and it says that texts are not [14.4]`, async ({
        page,
        problems,
      }) => {
        const warnings = warningsOf(page);
        await spoil(page, 'texts', fault);
        await ask(page, 'sequence');
        await expect(first(page)).toContainText('<Sequence>');
        await expect.poll(() => warnings.some((warning) => fault.message.test(warning))).toBe(true);
        await ask(page, 'sequences');
        await expect(whole(page)).toContainText('these results only cover titles and headings');
        // The texts may be requested a second time.
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        problems.splice(0);
      });
    }

    test('a worker that the browser refuses: the page searches by itself [14.5]', async ({ page }) => {
      const warnings = warningsOf(page);
      await page.addInitScript(() => {
        Object.assign(window, {
          Worker: class {
            constructor() {
              throw new DOMException('Workers are off.', 'SecurityError');
            }
          },
        });
      });
      await ask(page, 'sequence');
      await expect(first(page)).toContainText('<Sequence>');
      expect(warnings.join()).toContain(
        'Search is running on the main thread, because its worker failed: Workers are off.',
      );
    });

    test('a worker whose code does not arrive: the page searches by itself [14.5]', async ({
      page,
      problems,
    }) => {
      const warnings = warningsOf(page);
      const started = page.waitForEvent('worker');
      await ask(page, 'sequence');
      await page.route((await started).url(), (route) => route.abort('blockedbyclient'));
      await page.reload();
      await ask(page, 'sequence');
      await expect(first(page)).toContainText('<Sequence>');
      expect(warnings.join()).toContain('Search is running on the main thread');
      problems.splice(0);
    });
  });
}
