import { type ApiCard, sinceText } from '@docs/content/shared';

/** Returns the facts on the last line of a card: deprecation, default value and version. */
export function cardFacts(card: ApiCard): string[] {
  const { default: value, since, after, deprecated, deprecatedIn, changedIn } = card;
  return [
    ...(deprecated ? [deprecatedIn ? `Deprecated in v${deprecatedIn}` : 'Deprecated'] : []),
    ...(value ? [`Default: ${value}`] : []),
    ...(since && after !== '0' ? [`Since ${sinceText({ since, after })}`] : []),
    ...(changedIn ? [`Changed in v${changedIn}`] : []),
  ];
}
