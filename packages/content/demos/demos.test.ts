import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { demoOf, demoTypes } from '.';
import { posterFile, posterModes } from './poster-file';
import { demoCode, refusal, valuesOf } from './values';

const staticFolder = join(__dirname, '../../../static');

describe.each(demoTypes)('the demo %s', (type) => {
  const demo = demoOf(type);
  const { controls, code, durationInFrames, posterFrame, width, height } = demo;

  test('has values by itself that its controls take', () => {
    expect(Object.keys(controls).length).toBeGreaterThan(0);
    for (const control of Object.values(controls)) expect(refusal(control, control.default)).toBeNull();
  });

  test('has code with the value of every control in it, and no place left open', () => {
    for (const name of Object.keys(controls)) expect(code).toContain(`{{${name}}}`);
    expect(demoCode(demo, valuesOf(demo))).not.toMatch(/\{\{\w+\}\}/);
  });

  test('has a poster of its own frame in both color modes', async () => {
    expect(posterFrame).toBeLessThan(durationInFrames);
    for (const mode of posterModes) {
      const file = join(staticFolder, posterFile(type, mode));
      expect([file, existsSync(file)]).toEqual([file, true]);
      const picture = await sharp(file).metadata();
      expect(Number(picture.width) / Number(picture.height)).toBeCloseTo(width / height, 2);
    }
  });
});
