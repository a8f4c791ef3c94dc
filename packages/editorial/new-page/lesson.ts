import fs from 'node:fs';
import path from 'node:path';
import { displayPath, type SiteFolders } from '@docs/content';
import { addToSidebar } from './sidebar';
import { lessonFolder } from './target';

/**
 * Writes a lesson with a working exercise: the MDX file, the grading, and attempts for the author to replace.
 *
 * @param folders The folders of the project.
 * @param lesson The absolute path of the MDX file, the title, and the doc that it follows in the sidebar.
 */
export function writeNewLesson(
  folders: SiteFolders,
  { file, title, after }: { file: string; title: string; after: string | undefined },
) {
  const below = path.relative(path.join(folders.contentDir, lessonFolder), file);
  const docId = `learn/${below
    .split(path.sep)
    .join('/')
    .replace(/\.mdx$/, '')}`;
  const sidebar = addToSidebar(folders, { docId, after, isReference: false });
  const attempts = path.join(folders.root, 'test/lessons', below.replace(/\.mdx$/, '.md'));
  fs.mkdirSync(path.dirname(attempts), { recursive: true });
  const lesson = displayPath(file, folders);
  for (const [name, text] of [
    [file, lessonText(title)],
    [file.replace(/\.mdx$/, '.yaml'), checkText],
    [attempts, `Attempts at \`${lesson}\`.\n\n\`\`\`tsx right\n${code("'50%'")}\`\`\`\n`],
  ] as const)
    fs.writeFileSync(name, text, { flag: 'wx' });
  return { file: lesson, sidebar: sidebar?.write() };
}

const code = (width: string) => `import {AbsoluteFill} from 'remotion';

export const MyVideo = () => {
  return (
    <AbsoluteFill>
      <div style={{width: ${width}, height: 40, backgroundColor: '#0b84f3'}} />
    </AbsoluteFill>
  );
};
`;

const lessonText = (title: string) => `---
title: ${JSON.stringify(title)}
description: What readers make in this lesson, in one sentence.
keywords: []
answers:
  - a question that this lesson answers
---

What you will make, and what it teaches.

<Goal />

## A step

One idea.

## Exercise: make it wider

<Exercise>

Make the bar **320 pixels** wide.

\`\`\`tsx start title="src/MyVideo.tsx"
${code('160')}\`\`\`

\`\`\`tsx solution live title="src/MyVideo.tsx" alt="A blue bar that is half as wide as the picture" size=640x360 duration=60
${code('320')}\`\`\`

</Exercise>

## What you know now

- One line for each idea.
`;

const checkText = `probes: [0, 30]
hints:
  - when: size
    hint: The width is a number of pixels.
  - hint: Look at the styles of the bar.
`;
