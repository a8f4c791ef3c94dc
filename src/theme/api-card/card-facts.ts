import type { ApiCard } from '../../shared/api-card';

/** Returns the facts on the last line of a card: deprecation, default value and version. */
export function cardFacts({ default: value, since, deprecated }: ApiCard): string[] {
  return [
    ...(deprecated ? ['Deprecated'] : []),
    ...(value ? [`Default: ${value}`] : []),
    ...(since ? [`Since v${since}`] : []),
  ];
}
