import * as player from '@remotion/player';
import * as react from 'react';
import * as remotion from 'remotion';

/** Modules whose exports are often used without an import. */
const modules = { remotion, react, '@remotion/player': player };

/** What React's numbered errors mean for someone who writes a sample. */
const reactErrors: Record<string, string> = {
  31: 'An object is drawn as text. Draw one of its properties, such as {entry.word} instead of {entry}.',
  62: 'A style has to be an object, as in style={{width: 100}}.',
  130: 'A component that is drawn does not exist. Check how its name is written where it is exported, imported and used.',
  137: 'An element that cannot have children, such as <img>, has some.',
  185: 'A state is set again and again. Set it in an effect or in a listener, and not whenever the component is drawn.',
  300: 'Not every hook is called in every frame. Call all hooks before the first return.',
  301: 'A state is set again and again. Set it in an effect or in a listener, and not whenever the component is drawn.',
  306: 'A component is expected, and not an element or a promise. Pass the component itself, as in component={Word}.',
  310: 'Not every hook is called in every frame. Call all hooks before the first return.',
  321: 'A hook is called outside of a component. Hooks can only be called at the top of a component, or of another hook.',
};

/**
 * Explains an error in plain words. Returns undefined if the error's own message is clear enough.
 *
 * @param code The compiled code of the file that has thrown it, with the lines of the source.
 * @param files All files of the sample, which may export a name that is not imported.
 */
export function plainMessage(
  message = '',
  code = '',
  files: readonly { name: string; code: string }[] = [],
): string | undefined {
  // React has no dispatcher while it doesn't draw a component.
  if (/\buse[A-Z]/.test(message) && /\bnull\b/.test(message) && /read|access|evaluating/.test(message))
    return reactErrors[321];
  const number = /^Minified React error #(\d+)/.exec(message)?.[1];
  if (number) return reactErrors[number];
  const name = /^(?:Can't find variable: (\S+)|(\S+) is not defined)$/.exec(message);
  const missing = name?.[1] ?? name?.[2];
  const module = missing && Object.entries(modules).find(([, exports]) => missing in exports)?.[0];
  const file = missing && files.find((each) => each.code !== code && exportsName(each.code, missing))?.name;
  if (file) return `${missing} is not imported. Add: import {${missing}} from './${moduleNameOf(file)}'`;
  if (!module) return undefined;
  const line = code.split('\n').findIndex((each) => each.includes(`require('${module}')`)) + 1;
  return line > 0
    ? `${missing} is not imported. Add it to the import from '${module}' in line ${line}.`
    : `${missing} is not imported. Add: import {${missing}} from '${module}'`;
}

const exportsName = (code: string, name: string) => new RegExp(`\\bexports\\.\\s*${name}\\b\\s*=`).test(code);

/** Returns the name by which the other files of the folder import a file. */
const moduleNameOf = (file: string) => file.replace(/^.*\//, '').replace(/\.\w+$/, '');
