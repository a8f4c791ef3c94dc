import type { ContentNode, ContentTree, JsonProps } from '../shared/content-tree';

/** Events of a traversal of a page's content, in reading order. */
export type TreeEvent =
  | { type: 'open'; tag: string; props: Record<string, unknown> }
  | { type: 'text'; text: string }
  | { type: 'close'; tag: string };

/** Components with text in their props. For other components, only the children are read. */
const componentText: Record<string, (props: JsonProps) => string> = {
  TsType: (props) => String(props.type ?? ''),
};
/** Components whose children are decoration. */
const silentComponents = new Set(['Step']);

/** Classes of elements that the compiler adds to a page: versions and the list of changes. */
const silentClass = /^(since|since-page|changes)$/;

/** Traverses a content tree, including its HTML strings, as one flat document. */
export function* treeEvents(tree: ContentTree): Generator<TreeEvent> {
  let silent = 0;
  for (const event of allEvents(tree)) {
    if (event.type === 'open' && (silent > 0 || silentClass.test(String(event.props.className)))) silent++;
    if (silent === 0) yield event;
    if (event.type === 'close' && silent > 0) silent--;
  }
}

function* allEvents(tree: ContentTree): Generator<TreeEvent> {
  for (const node of tree) yield* nodeEvents(node);
}

function* nodeEvents(node: ContentNode): Generator<TreeEvent> {
  if (typeof node === 'string') {
    yield { type: 'text', text: node };
    return;
  }
  if ('component' in node) {
    const text = componentText[node.component]?.(node.props ?? {});
    if (text) yield { type: 'text', text };
    else if (!silentComponents.has(node.component)) {
      // A component does not separate itself from the surrounding text: the blocks inside it do.
      yield* contentProps(node.props);
      yield* allEvents(node.children ?? []);
    }
    return;
  }
  yield { type: 'open', tag: node.tag, props: node.props ?? {} };
  if ('html' in node) yield* htmlEvents(node.html);
  else yield* allEvents(node.children);
  yield { type: 'close', tag: node.tag };
}

/** Traverses content in props: `{ $content: [...] }`. */
function* contentProps(props: JsonProps = {}): Generator<TreeEvent> {
  for (const value of Object.values(props)) {
    if (typeof value !== 'object' || value === null || !('$content' in value)) continue;
    yield* allEvents(value.$content as ContentTree);
  }
}

const voidTags = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'source', 'track', 'wbr']);

/** Parses HTML into events. React and the compiler generated it, so every `<` in text is escaped. */
export function* htmlEvents(html: string): Generator<TreeEvent> {
  const pieces = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/g;
  for (let piece = pieces.exec(html); piece; piece = pieces.exec(html)) {
    const [, closing, tag, attributes = '', selfClosing, text] = piece;
    if (text !== undefined) yield { type: 'text', text: decodeEntities(text) };
    else if (closing && tag) yield { type: 'close', tag };
    else if (tag) {
      yield { type: 'open', tag, props: readAttributes(attributes) };
      if (tag === 'pre') {
        // Highlighted samples consist of many elements, so their text is read at once.
        const end = html.indexOf('</pre>', pieces.lastIndex);
        const code = html.slice(pieces.lastIndex, end < 0 ? undefined : end);
        yield { type: 'text', text: decodeEntities(code.replace(/<[^>]*>/g, '')) };
        pieces.lastIndex += code.length;
      } else if (selfClosing || voidTags.has(tag)) yield { type: 'close', tag };
    }
  }
}

function readAttributes(source: string): Record<string, string> {
  if (source === '') return {};
  const found = source.matchAll(/([^\s=]+)(?:="([^"]*)")?/g);
  return Object.fromEntries(
    [...found].map(([, name = '', value = '']) => [
      name === 'class' ? 'className' : name,
      decodeEntities(value),
    ]),
  );
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Decodes the entities of an HTML text. */
export function decodeEntities(html: string): string {
  if (!html.includes('&')) return html;
  return html.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[name] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}
