import ts from 'typescript';

/**
 * @typedef {object} ApiMember An option, a prop, a parameter or a part of an object.
 * @property {string} name
 * @property {string} type As TypeScript prints it.
 * @property {boolean} optional
 * @property {string} [of] The nested component that the prop belongs to.
 * @property {true} [deprecated]
 * @property {ApiMember[]} [members] For an option that is an object: its own options.
 * @property {string} [default] Maintained by hand, or from the types' comments.
 * @property {string} [since] Version that introduced it; maintained by hand.
 */

/**
 * @typedef {object} Reader
 * @property {ts.TypeChecker} checker
 * @property {ts.Node} at The location at which types are resolved.
 * @property {(file: string) => boolean} isOwn Returns whether a file belongs to the packages that are read.
 * @property {true} [isWhole] Whether long types are printed in full, so that they can be compared.
 */

/** Maximum number of characters in a type. The name of a longer type is more helpful than its text. */
const longest = 300;

/**
 * Returns a type on one line. The compiler truncates long ones. A union of strings is expanded even if it has
 * a name, because the name alone does not say what may be passed.
 * @param {Reader} reader
 * @param {ts.Type} type
 * @returns {string}
 */
export function typeText(reader, type) {
  const { checker, at, isWhole } = reader;
  const defined = checker.getNonNullableType(type);
  if (type.isUnion() && defined !== type && isChoice(defined)) {
    const others = type.types.filter((part) => part.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined));
    return [defined, ...others].map((part) => typeText(reader, part)).join(' | ');
  }
  const flags =
    ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
    ts.TypeFormatFlags.WriteArrowStyleSignature |
    (isChoice(type) ? ts.TypeFormatFlags.InTypeAlias : 0);
  const whole = checker.typeToString(type, at, flags | ts.TypeFormatFlags.NoTruncation);
  const text = isWhole || whole.length <= longest ? whole : checker.typeToString(type, at, flags);
  // Print the names without the modules that they come from.
  return text
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/import\("[^"]*\/node_modules\//g, 'import("')
    .replace(/\bm\d+\./g, '');
}

/**
 * Returns whether a type is a union of string literals.
 * @param {ts.Type} type
 */
function isChoice(type) {
  return type.isUnion() && type.types.every((part) => part.isStringLiteral());
}

/**
 * Returns the text of a type without `undefined`, which the question mark of an optional property or
 * parameter implies.
 * @param {Reader} reader
 * @param {ts.Type} type
 * @returns {string}
 */
export function definedTypeText(reader, type) {
  const defined = reader.checker.getNonNullableType(type);
  const isNullable = type.isUnion() && type.types.some((part) => part.flags & ts.TypeFlags.Null);
  const text = typeText(reader, defined);
  if (!isNullable) return text;
  const isFunctionType = !defined.isUnion() && text.startsWith('(');
  return isFunctionType ? `(${text}) | null` : `${text} | null`;
}

/**
 * Returns the properties of a type that the package itself declares. Merges the properties of a union's
 * parts, and omits those from React, the browser or Node.js.
 * @param {Reader} reader
 * @param {ts.Type} type
 * @param {number} depth Number of levels of nested options to read.
 * @returns {ApiMember[]}
 */
export function propertiesOf(reader, type, depth = 1) {
  const { checker } = reader;
  const parts = partsOf(reader, type);
  /** @type {Map<string, ts.Symbol[]>} */
  const byName = new Map();
  for (const part of parts) {
    for (const property of allProperties(reader, part)) {
      if (isOwn(reader, property))
        byName.set(property.name, [...(byName.get(property.name) ?? []), property]);
    }
  }
  return [...byName].flatMap(([name, symbols]) => {
    const [first] = symbols;
    if (!first) return [];
    const types = symbols.map((symbol) => checker.getTypeOfSymbolAtLocation(symbol, reader.at));
    const optional = symbols.length < parts.length || symbols.some((symbol) => isOptional(symbol));
    // A property that can only be undefined is an option of another part of the union.
    const real = types.filter((each) => !(each.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Never)));
    if (real.length === 0) return [];
    const text = (/** @type {ts.Type} */ each) =>
      optional ? definedTypeText(reader, each) : typeText(reader, each);
    return [
      {
        name,
        type: [...new Set(real.map(text))].join(' | '),
        optional,
        ...notes(checker, first),
        ...nested(reader, real[0], depth),
      },
    ];
  });
}

/**
 * Returns the properties of a type. For an intersection, also those that a type argument switches on:
 * `onSize` of `Options & (Fields['size'] extends true ? { onSize?: … } : {})`.
 * @param {Reader} reader
 * @param {ts.Type} type
 */
function allProperties({ checker }, type) {
  const conditional = type.isIntersection()
    ? type.types.filter((part) => part.flags & ts.TypeFlags.Conditional)
    : [];
  const branches = conditional.flatMap((part) => {
    const { trueType, falseType } = /** @type {ts.ConditionalType} */ (part).root.node;
    return [trueType, falseType].map((node) => checker.getTypeFromTypeNode(node));
  });
  const own = checker.getPropertiesOfType(checker.getApparentType(type));
  const names = new Set(own.map(({ name }) => name));
  const others = branches.flatMap((each) => checker.getPropertiesOfType(checker.getApparentType(each)));
  return [...own, ...others.filter(({ name }) => !names.has(name))];
}

/**
 * Returns the names of a type's inherited properties.
 * @param {Reader} reader
 * @param {ts.Type} type
 * @returns {string[]}
 */
export function inheritedNames(reader, type) {
  return partsOf(reader, type)
    .flatMap((part) => reader.checker.getPropertiesOfType(reader.checker.getApparentType(part)))
    .filter((property) => !isOwn(reader, property) && !/^(_|aria-|key$|children$)/.test(property.name))
    .map(({ name }) => name);
}

/**
 * Returns the parts of a union, or the type itself.
 * @param {Reader} reader
 * @param {ts.Type} type
 * @returns {ts.Type[]}
 */
function partsOf({ checker }, type) {
  const plain = checker.getNonNullableType(type);
  return plain.isUnion() ? plain.types : [plain];
}

/**
 * Returns the options of an option if it is a plain object that the package declares.
 * @param {Reader} reader
 * @param {ts.Type | undefined} type
 * @param {number} depth
 */
export function nested(reader, type, depth) {
  if (!type || depth === 0 || !isPlainObject(reader, type)) return {};
  const members = propertiesOf(reader, type, depth - 1);
  return members.length > 0 ? { members } : {};
}

/**
 * Returns whether a type is an object of options: not an array, a function, a class, or a type of another
 * package.
 * @param {Reader} reader
 * @param {ts.Type} type
 */
export function isPlainObject(reader, type) {
  const { checker } = reader;
  const plain = checker.getNonNullableType(type);
  const parts = plain.isUnion() ? plain.types : [plain];
  return parts.every(
    (part) =>
      (part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
      !checker.isArrayType(part) &&
      !checker.isTupleType(part) &&
      part.getCallSignatures().length === 0 &&
      part.getConstructSignatures().length === 0 &&
      part.getStringIndexType() === undefined &&
      !part.isClass() &&
      allProperties(reader, part).some((property) => isOwn(reader, property)),
  );
}

/** @param {ts.Symbol} symbol */
function isOptional(symbol) {
  return (symbol.flags & ts.SymbolFlags.Optional) !== 0;
}

/**
 * Returns whether the packages declare a property themselves. Names that start with `_` are internal.
 * @param {Reader} reader
 * @param {ts.Symbol} property
 */
function isOwn({ isOwn }, property) {
  if (/^(_|key$|ref$)/.test(property.name)) return false;
  const declarations = property.declarations ?? [];
  return declarations.length === 0 || declarations.some((each) => isOwn(each.getSourceFile().fileName));
}

/**
 * Reads the tags in the comment of a declaration.
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} symbol
 * @returns {{ deprecated?: true, default?: string }}
 */
export function notes(checker, symbol) {
  const tags = symbol.getJsDocTags(checker);
  const value = tags.find(({ name }) => name === 'default' || name === 'defaultValue')?.text;
  return {
    ...(tags.some(({ name }) => name === 'deprecated') ? { deprecated: true } : {}),
    ...(value ? { default: ts.displayPartsToString(value).replace(/^`|`$/g, '').trim() } : {}),
  };
}
