import { partOfPage } from './part-of-page';

test.each([
  ['/docs/', 'mainSidebar', 'guides'],
  ['/docs/sequence', 'apiSidebar', 'api'],
  ['/docs/recorder/', 'recorderSidebar', 'recorder'],
  ['/docs/editor-starter/', 'editorStarterSidebar', 'editor-starter'],
  ['/docs/ffmpeg', null, 'guides'],
  ['/blog/page/2', null, 'blog'],
  ['/experts/', null, 'experts'],
  ['/', null, null],
  ['/about/', null, null],
])('%s with the sidebar %s is of the part %s', (path, sidebarName, part) => {
  expect(partOfPage({ path, sidebarName })).toBe(part);
});
