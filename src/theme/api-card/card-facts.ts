import type { ApiCard } from '../../shared/api-card';

/** What a card says in its last line. */
export function cardFacts({ default: value, since, deprecated }: ApiCard): string[] {
  return [
    ...(deprecated ? ['Deprecated'] : []),
    ...(value ? [`Default: ${value}`] : []),
    ...(since ? [`Since v${since}`] : []),
  ];
}
