import { sampledPackages } from './read';

test('the packages that type-checked samples import', () => {
  const source = [
    "import {A} from '@remotion/not-a-sample';",
    "```tsx title=\"a.tsx\"\nimport {B} from '@remotion/lambda/client';\nimport {\n  C,\n} from 'remotion';\n```",
    '```tsx no-check="a part"\nimport {D} from \'@remotion/gif\';\n```',
    "```bash\nimport {E} from '@remotion/three';\n```",
    "```js\nconst {F} = await import('@remotion/paths');\nimport React from 'react';\n```",
  ].join('\n\n');
  expect(sampledPackages(source)).toEqual(['@remotion/lambda', '@remotion/paths', 'remotion']);
  expect(sampledPackages('No samples.')).toEqual([]);
});
