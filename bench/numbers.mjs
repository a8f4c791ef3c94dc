/** @param {readonly number[]} values */
export function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}

/**
 * Returns the value that a share of the values do not exceed: the median for 0.5.
 * @param {readonly number[]} values
 * @param {number} share From 0 to 1.
 */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** @param {readonly number[]} values */
export function median(values) {
  return quantile(values, 0.5);
}

/**
 * Returns the median of each figure of several measurements.
 * @template {Record<string, number>} Figures
 * @param {readonly Figures[]} all
 * @returns {Figures}
 */
export function medians(all) {
  const names = Object.keys(all[0] ?? {});
  return /** @type {Figures} */ (
    Object.fromEntries(names.map((name) => [name, median(all.map((figures) => Number(figures[name])))]))
  );
}

/**
 * Returns some items of a list, evenly distributed.
 * @template Item
 * @param {readonly Item[]} all
 * @param {number} most
 */
export function evenly(all, most) {
  return all.filter((_, index) => index % Math.ceil(all.length / most) === 0);
}
