import fs from 'node:fs';
import type { CreatePagesArgs, Node } from 'gatsby';
import { contentSets } from '../content-model/sets';

/** How long no node has changed when it is time for a look, in milliseconds. */
const quiet = 1500;

const types = new Set(contentSets.map(({ type }) => type));

/** Changes of content nodes so far, and how many of them the pages show. */
let changes = 0;
let shown = 0;
let look: NodeJS.Timeout | undefined;

/**
 * Called by a development server whenever it is about to make the pages. From then on they will show the content as it is: Gatsby does not
 * come back to what has changed while it made them.
 */
export function keepUp(api: CreatePagesArgs): void {
  follow(api);
  shown = changes;
  for (const type of types) {
    // Nodes are nobody's children (`on-create-node`): they do not go with their file.
    for (const node of api.getNodesByType(type))
      if (typeof node.sourcePath === 'string' && !fs.existsSync(node.sourcePath))
        api.actions.deleteNode(node);
  }
}

/** Looks some time after the last change whether the pages show it; if not, has Gatsby make them anew. */
function follow({ emitter, actions, getNodesByType }: CreatePagesArgs): void {
  if (look) return;
  const lookLater = () => {
    clearTimeout(look);
    look = setTimeout(() => {
      if (shown === changes) return;
      // Any change of a node has the pages made anew, also one that changes nothing.
      const [any] = getNodesByType('Site');
      if (any) actions.touchNode(any as Parameters<typeof actions.touchNode>[0]);
      lookLater();
    }, quiet).unref();
  };
  emitter.on('CREATE_NODE', ({ payload }: { payload: Node }) => {
    if (!types.has(payload.internal.type)) return;
    changes += 1;
    lookLater();
  });
  lookLater();
}
