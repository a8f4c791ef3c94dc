import type { ApiCard } from '../../shared/api-card';

/** The last line of a card. */
export function cardFacts({ default: value, since, deprecated }: ApiCard): string[] {
  return [
    ...(deprecated ? ['Deprecated'] : []),
    ...(value ? [`Default: ${value}`] : []),
    ...(since ? [`Since v${since}`] : []),
  ];
}
