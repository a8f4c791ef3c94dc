import type { Page } from '@playwright/test';
import { expect, open } from './test';

/** Returns the parts of the first live sample of a page. */
export function liveSample(page: Page) {
  const figure = page.locator('figure.live').first();
  return {
    figure,
    edit: figure.getByRole('button', { name: 'Edit', exact: true }),
    editor: figure.getByRole('textbox', { name: /^Code of the sample/ }),
    preview: figure.frameLocator('iframe[title="Preview of the sample"]'),
    problem: figure.getByRole('status').first(),
    button: (name: string) => figure.getByRole('button', { name, exact: true }),
    slider: figure.getByRole('slider', { name: 'Frame' }),
  };
}

/** Opens a page and the editor of its first live sample. Waits until the preview has rendered. */
export async function openEditor(page: Page, path: string): Promise<ReturnType<typeof liveSample>> {
  await open(page, path);
  const sample = liveSample(page);
  await sample.edit.click();
  await expect(sample.editor).toBeFocused();
  await sample.figure.scrollIntoViewIfNeeded();
  await drawn(page);
  return sample;
}

/** Waits until the preview shows the video in place of the poster. */
export async function drawn(page: Page): Promise<void> {
  await expect(page.locator('figure.live [data-shown]').first()).toBeAttached();
}

/** Replaces the code in the editor, as one edit. */
export async function write(page: Page, code: string): Promise<void> {
  await liveSample(page).editor.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

/** Returns a sample that shows a text. */
export const showing = (text: string, before = '') =>
  [
    "import {AbsoluteFill} from 'remotion';",
    before,
    'export const Text = () => {',
    `  return <AbsoluteFill style={{background: 'gold'}}>${text}</AbsoluteFill>;`,
    '};',
  ].join('\n');
