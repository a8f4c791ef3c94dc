import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { classNameOf, nameClasses } from './class-names';

const files = [...Array(30)].map((_, index) => `theme/${String(index).padStart(2, '0')}.module.css`);
const css = '.foo { animation: turn 1s }\n.bar.foo:hover { width: 0.5em }\n@keyframes turn { to { top: 0 } }';

test('a class is named after the place of its stylesheet and its own', () => {
  const nameOf = (index: number, name: string) => classNameOf(files, String(files[index]), name, () => css);
  expect(nameOf(0, 'bar')).toBe('Aaa');
  expect([nameOf(1, 'bar'), nameOf(1, 'foo'), nameOf(1, 'turn')]).toEqual(['Aba', 'Abb', 'Abc']);
  expect(nameOf(29, 'foo')).toBe('Bfb');
});

test('no two classes of a long stylesheet share a name, and one that is not found keeps its own', () => {
  const names = [...Array(80)].map((_, index) => `c${index}`);
  const source = names.map((name) => `.${name} { top: 0 }`).join('\n');
  const named = names.map((name) => classNameOf(files, String(files[2]), name, () => source));
  expect(new Set(named).size).toBe(80);
  expect(classNameOf(files, 'elsewhere.module.css', 'c1', () => source)).toBe('elsewhere-module-css-c1');
});

test('more stylesheets than there are names are an error', () => {
  const many = [...Array(626)].map((_, index) => `${index}.module.css`);
  expect(() => classNameOf(many, '625.module.css', 'bar', () => css)).toThrow('more than 625 stylesheets');
});

test('only the loader of CSS Modules gets the names, and a new stylesheet changes its options', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'names-'));
  mkdirSync(path.join(folder, 'theme'));
  writeFileSync(path.join(folder, 'theme/a.module.css'), '.bar {}');
  const loader = (modules: object | false) => ({ loader: '/x/css-loader/dist/cjs.js', options: { modules } });
  const own = loader({ namedExport: true });
  const plain = loader(false);
  const config = { module: { rules: [{ oneOf: [{ use: [own, plain] }] }] } };
  nameClasses(config, folder);
  const { getLocalIdent, localIdentHashPrefix } = own.options.modules as {
    getLocalIdent: (place: { resourcePath: string }, pattern: string, name: string) => string;
    localIdentHashPrefix: string;
  };
  const resourcePath = path.join(folder, 'theme/a.module.css');
  expect(getLocalIdent({ resourcePath }, '', 'bar')).toBe('Aaa');
  expect(plain.options.modules).toBe(false);
  writeFileSync(path.join(folder, 'theme/b.module.css'), '.foo {}');
  nameClasses(config, folder);
  expect(own.options.modules).not.toMatchObject({ localIdentHashPrefix });
});
