import type { CreateDevServerArgs } from 'gatsby';
import { readSynonyms } from '../../content-model/synonyms';
import { manifestFile } from '../../search/engine/manifest';
import { type IndexFiles, makeIndexFiles } from '../../search/index-writer/write-index';
import { collectRecords } from '../../search/records/collect-records';
import { serveEdits } from '../edits';
import { siteFolders } from '../prepare';
import { readSiteForSearch } from './on-post-bootstrap';

/** As much of the development server's own types as is needed. */
interface Answer {
  set(name: string, value: string): Answer;
  type(name: string): Answer;
  send(text: string): void;
}

/** The development server tells of edits at once, and makes its search index when somebody searches, of the content as it is then: edits wait for nothing. */
export function onCreateDevServer({ app, getNodesByType }: CreateDevServerArgs): void {
  serveEdits(app);
  let files: IndexFiles = {};
  app.get(
    '/search/:name',
    async (request: { params: { name: string } }, response: Answer, next: (error?: unknown) => void) => {
      try {
        const { name } = request.params;
        if (name === manifestFile) {
          const records = collectRecords(await readSiteForSearch(getNodesByType)).flatMap(
            (page) => page.records,
          );
          files = makeIndexFiles(records, readSynonyms(siteFolders()));
        }
        const text = files[name];
        if (text === undefined) next();
        else response.set('Cache-Control', 'no-cache').type('json').send(text);
      } catch (error) {
        next(error);
      }
    },
  );
}
