import { demoTypes } from '../../packages/content/demos';
import { compositions } from '.';

test('every demo has its composition, and no composition is without a demo', () => {
  expect(Object.keys(compositions).sort()).toEqual([...demoTypes].sort());
  expect(demoTypes.length).toBeGreaterThanOrEqual(12);
});

test.each(demoTypes)('the composition %s is a component of its own module', async (type) => {
  const { default: component } = await compositions[type]();
  expect(typeof component).toBe('function');
});
