import ts from 'typescript';
import {
  definedTypeText,
  inheritedNames,
  isPlainObject,
  nested,
  notes,
  propertiesOf,
  typeText,
} from './members.mjs';

/**
 * @typedef {import('./members.mjs').ApiMember} ApiMember
 * @typedef {import('./members.mjs').Reader} Reader
 *
 * @typedef {object} ApiExport
 * @property {string} module The module it is imported from.
 * @property {string} name
 * @property {'function' | 'component' | 'value' | 'type'} kind
 * @property {string} signature
 * @property {string[]} [alsoIn] Other modules with the same export.
 * @property {true} [deprecated]
 * @property {ApiMember[]} members Options, props or parameters; for a value, its parts.
 * @property {string} [parameter] Name of the object that contains the options, with `?` if it is optional.
 * @property {ApiMember[]} [returns] For a function that returns an object: its parts.
 * @property {string[]} [inherited] Names of the props inherited from React or another package.
 */

/**
 * Returns the exports of a module that no earlier module has.
 * @param {Reader} reader
 * @param {string} module
 * @param {ts.Symbol} symbol
 * @param {Map<unknown, ApiExport>} seen The exports of earlier modules. New exports are added to it.
 * @returns {ApiExport[]} sorted by name
 */
export function readExports(reader, module, symbol, seen) {
  const { checker } = reader;
  const entries = checker
    .getExportsOfModule(symbol)
    .filter(({ name }) => name !== 'default' && !name.startsWith('_') && !/internals?$/i.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const target = entry.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(entry) : entry;
    // Within a package a name means one thing, even if its modules declare it separately.
    const own = `${packageOf(module)} ${entry.name}`;
    const known = seen.get(target) ?? seen.get(own);
    if (known?.name === entry.name) {
      known.alsoIn = [...(known.alsoIn ?? []), module];
      return [];
    }
    const read = readExport(reader, { module, name: entry.name }, target);
    seen.set(target, read).set(own, read);
    return [read];
  });
}

/**
 * @param {Reader} reader
 * @param {{ module: string, name: string }} head
 * @param {ts.Symbol} symbol
 * @returns {ApiExport}
 */
function readExport(reader, head, symbol) {
  const { checker } = reader;
  const { name } = head;
  const { deprecated } = notes(checker, symbol);
  const tail = deprecated ? { deprecated } : {};
  if (!(symbol.flags & ts.SymbolFlags.Value)) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const members = isPlainObject(reader, type) ? propertiesOf(reader, type, 0) : [];
    return { ...head, kind: 'type', signature: `type ${name}`, ...tail, members };
  }
  const type = checker.getTypeOfSymbolAtLocation(symbol, reader.at);
  const call = type.getCallSignatures().at(-1);
  if (!call) {
    // The elements of a list are not parts that a page has to explain one by one.
    const all = checker.isTupleType(type) ? [] : propertiesOf(reader, type, 0);
    const members = all.filter(({ name }) => name !== 'prototype');
    const signature = `${name}: ${typeText(reader, type)}`;
    return { ...head, kind: 'value', signature, ...tail, members };
  }
  if (isComponent(name, call)) {
    const signature = `<${name}>`;
    return { ...head, kind: 'component', signature, ...tail, ...componentProps(reader, type, call) };
  }
  const awaited = checker.getAwaitedType(call.getReturnType()) ?? call.getReturnType();
  // The result of a generic function stays wrapped until its caller names the type arguments.
  const returned = (awaited.aliasSymbol?.name === 'Awaited' && awaited.aliasTypeArguments?.[0]) || awaited;
  const returns = isPlainObject(reader, returned) ? propertiesOf(reader, returned, 0) : [];
  return {
    ...head,
    kind: 'function',
    signature: functionText(reader, name, call),
    ...tail,
    ...parameters(reader, call),
    ...(returns.length > 0 ? { returns } : {}),
  };
}

/**
 * Returns what is passed to a function: the options if there is a single options object, else its parameters.
 * @param {Reader} reader
 * @param {ts.Signature} call
 * @returns {{ parameter?: string, members: ApiMember[] }}
 */
function parameters(reader, call) {
  const all = call.getParameters();
  const typeOf = (/** @type {ts.Symbol} */ parameter) =>
    reader.checker.getTypeOfSymbolAtLocation(parameter, reader.at);
  const [first] = all;
  const options = first && all.length === 1 ? optionsType(reader, typeOf(first)) : undefined;
  if (first && options) {
    const parameter = `${parameterName(first)}${isOptionalParameter(reader, first) ? '?' : ''}`;
    return { parameter, members: propertiesOf(reader, options) };
  }
  const members = all.map((parameter) => {
    const optional = isOptionalParameter(reader, parameter);
    const text = parameterType(reader, parameter);
    return { name: parameter.name, type: text, optional, ...nested(reader, typeOf(parameter), 1) };
  });
  return { members };
}

/**
 * @param {Reader} reader
 * @param {ts.Symbol} parameter
 */
function isOptionalParameter({ checker }, { valueDeclaration }) {
  return (
    valueDeclaration !== undefined &&
    ts.isParameter(valueDeclaration) &&
    checker.isOptionalParameter(valueDeclaration)
  );
}

/**
 * Returns the type of the options if a function takes one object, or (`...args`) either one object or a
 * legacy list of arguments.
 * @param {Reader} reader
 * @param {ts.Type} type
 */
function optionsType(reader, type) {
  if (isPlainObject(reader, type)) return type;
  const lists = (type.isUnion() ? type.types : []).filter((each) => reader.checker.isTupleType(each));
  return lists
    .map((list) => reader.checker.getTypeArguments(/** @type {ts.TypeReference} */ (list)))
    .find((list) => list.length === 1)
    ?.find((each) => isPlainObject(reader, each));
}

/**
 * Returns whether a function is a component. Decides by the name alone, because return types do not always
 * resolve.
 * @param {string} name
 * @param {ts.Signature} call
 */
function isComponent(name, call) {
  return /^[A-Z].*[a-z]/.test(name) && call.getParameters().length <= 2;
}

/**
 * Reads items from a component's props.
 * @template Item
 * @param {Reader} reader
 * @param {ts.Signature} call
 * @param {(reader: Reader, type: ts.Type) => Item[]} read
 */
function propsOf(reader, call, read) {
  const [props] = call.getParameters();
  return props ? read(reader, reader.checker.getTypeOfSymbolAtLocation(props, reader.at)) : [];
}

/**
 * Returns the props of a component and of its nested components, and the names of inherited props.
 * @param {Reader} reader
 * @param {ts.Type} type
 * @param {ts.Signature} call
 * @returns {{ members: ApiMember[], inherited?: string[] }}
 */
function componentProps(reader, type, call) {
  const inner = innerComponents(reader, type);
  const members = inner.flatMap((part) =>
    propsOf(reader, part.call, propertiesOf).map((member) => ({ ...member, of: part.name })),
  );
  const calls = [call, ...inner.map((part) => part.call)];
  const inherited = [...new Set(calls.flatMap((each) => propsOf(reader, each, inheritedNames)))].sort();
  return {
    members: [...propsOf(reader, call, propertiesOf), ...members],
    ...(inherited.length > 0 ? { inherited } : {}),
  };
}

/**
 * Returns the nested components of a component, such as `Series.Sequence` in `Series`.
 * @param {Reader} reader
 * @param {ts.Type} type
 */
function innerComponents({ checker, at }, type) {
  return type.getProperties().flatMap((property) => {
    const call = checker.getTypeOfSymbolAtLocation(property, at).getCallSignatures().at(-1);
    return call && isComponent(property.name, call) ? [{ name: property.name, call }] : [];
  });
}

/**
 * Returns `name(options: Options): Result`. Destructured parameters are named `options`.
 * @param {Reader} reader
 * @param {string} name
 * @param {ts.Signature} call
 */
function functionText(reader, name, call) {
  const generics = (call.typeParameters ?? []).map((each) => {
    const limit = each.getConstraint();
    return limit ? `${each.symbol.name} extends ${typeText(reader, limit)}` : each.symbol.name;
  });
  const parameters = call.getParameters().map((each) => {
    const declaration = each.valueDeclaration;
    const rest = declaration && ts.isParameter(declaration) && declaration.dotDotDotToken ? '...' : '';
    const mark = isOptionalParameter(reader, each) ? '?' : '';
    return `${rest}${parameterName(each)}${mark}: ${parameterType(reader, each)}`;
  });
  const head = generics.length > 0 ? `<${generics.join(', ')}>` : '';
  return `${name}${head}(${parameters.join(', ')}): ${typeText(reader, call.getReturnType())}`;
}

/**
 * Returns the type of a parameter: its name if it is declared with a named type, else the full type.
 * @param {Reader} reader
 * @param {ts.Symbol} parameter
 */
function parameterType(reader, parameter) {
  const declaration = parameter.valueDeclaration;
  const node = declaration && ts.isParameter(declaration) ? declaration.type : undefined;
  if (node && ts.isTypeReferenceNode(node)) return node.getText();
  const type = reader.checker.getTypeOfSymbolAtLocation(parameter, reader.at);
  const optional = isOptionalParameter(reader, parameter);
  return optional ? definedTypeText(reader, type) : typeText(reader, type);
}

/** @param {ts.Symbol} parameter */
function parameterName({ name }) {
  return name.startsWith('__') ? 'options' : name;
}

/**
 * Returns the package of a module: `@remotion/lambda` for `@remotion/lambda/client`, and for its lightweight
 * variant `@remotion/lambda-client`.
 * @param {string} module
 */
function packageOf(module) {
  const parts = module.split('/').slice(0, module.startsWith('@') ? 2 : 1);
  return parts.join('/').replace(/-client$/, '');
}
