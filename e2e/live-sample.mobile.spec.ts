import { drawn, liveSample, showing, write } from './support/live-sample';
import { expect, open, test } from './support/test';
import { sidewaysOverflow } from './support/visit';

test('a tap opens the editor, and its controls answer to taps', async ({ page }) => {
  await open(page, '/docs/spring');
  const { edit, editor, button, slider, preview } = liveSample(page);
  await edit.tap();
  await expect(editor).toBeFocused();
  await write(page, showing('typed'));
  await drawn(page);
  await expect(preview.getByText('typed')).toBeVisible();
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('6');
  await button('Play').tap();
  await expect(button('Pause')).toBeVisible();
  expect(await sidewaysOverflow(page)).toBe(0);
  const places = await Promise.all(
    [button('Pause'), slider, button('More')].map((each) => each.boundingBox()),
  );
  const middles = places.map((place) => (place ? Math.round(place.y + place.height / 2) : 0));
  expect(new Set(middles).size, 'the controls are one row').toBe(1);
  await button('More').tap();
  for (const name of ['Pause', 'More', 'Reset', 'Copy', 'Share', 'Close']) {
    const box = await button(name).boundingBox();
    expect([name, Math.min(box?.width ?? 0, box?.height ?? 0) >= 44]).toEqual([name, true]);
  }
  await button('Close').tap();
  await expect(edit).toBeVisible();
});
