import { searchData } from '../../../packages/search/engine/data-of-records';
import { titleRecord } from '../../../test/support/search-service';
import { makeIndexFiles } from './write-index';

test('files whose names change with their content are below /static/, where every host keeps them for ever', () => {
  const make = (title: string) => {
    const files = makeIndexFiles(searchData([titleRecord('/docs/spring', title)], []));
    return { files, manifest: JSON.parse(files['search/manifest.json'] ?? '') };
  };
  const first = make('spring()');
  expect(first.manifest.titles).toMatch(/^static\/search\/titles-[\da-f]{16}\.json$/);
  expect(first.manifest.texts).toMatch(/^static\/search\/texts-[\da-f]{16}\.json$/);
  expect(JSON.parse(first.files[first.manifest.titles] ?? '').build).toBe(first.manifest.build);
  expect(make('spring(), again').manifest.titles).not.toBe(first.manifest.titles);
});
