import { z } from 'zod';
import { suggestName } from '../shared/content-error';

/** Creates an object schema that rejects unknown keys and suggests the nearest known one. */
export function strictObject<Shape extends z.core.$ZodShape>(shape: Shape) {
  const known = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== 'unrecognized_keys') return undefined;
      return issue.keys.map((key) => `unknown key \`${key}\`. ${suggestName(key, known)}`).join(' ');
    },
  });
}

/** Returns the suggestion for each key in a message of `strictObject`, because zod has one message for all keys. */
export function suggestionsIn(message: string): string[] {
  return message.split(/(?:^| )unknown key `[^`]*`\. /).slice(1);
}
