import type { CreateDevServerArgs } from 'gatsby';
import { cardFiles, cardFolder } from '../../content-model/api/card-files';
import { startQuestions } from '../../content-model/nodes/start-questions';
import { readSynonyms } from '../../content-model/synonyms';
import { manifestFile, questionsFile } from '../../search/engine/manifest';
import { type IndexFiles, makeIndexFiles } from '../../search/index-writer/write-index';
import { collectRecords } from '../../search/records/collect-records';
import { readSearchPages } from '../../search/records/read-search-pages';
import { servePageEvents } from '../dev/page-events';
import { sidebarFiles } from '../output-files';
import { shownSite } from '../site';

/** The part of the development server's types that is needed here. */
interface Answer {
  set(name: string, value: string): Answer;
  type(name: string): Answer;
  send(text: string): void;
}

type Next = (error?: unknown) => void;

/**
 * Sends edits to open pages immediately, and serves files that a build would write: sidebars, API cards, and
 * the search index, which is built from the current content whenever its manifest is requested.
 */
export function onCreateDevServer({ app }: CreateDevServerArgs): void {
  servePageEvents(app);
  const sendJson = (response: Answer, text: string | undefined, next: Next) => {
    if (text === undefined) next();
    else response.set('Cache-Control', 'no-cache').type('json').send(text);
  };
  app.get('/static/sidebars/:name', (request: { path: string }, response: Answer, next: Next) => {
    const file = sidebarFiles(shownSite()).find(({ url }) => url === request.path);
    sendJson(response, file?.text, next);
  });
  app.get(`${cardFolder}/:name`, (request: { path: string }, response: Answer, next: Next) => {
    const file = cardFiles(shownSite()).find(({ url }) => url === request.path);
    sendJson(response, file?.text, next);
  });
  let files: IndexFiles = {};
  app.get('/search/:name', (request: { params: { name: string } }, response: Answer, next: Next) => {
    try {
      const { name } = request.params;
      if (name === questionsFile) {
        sendJson(response, JSON.stringify(startQuestions(shownSite())), next);
        return;
      }
      if (name === manifestFile) {
        const records = collectRecords(readSearchPages(shownSite())).flatMap((page) => page.records);
        files = makeIndexFiles(records, readSynonyms(shownSite().folders));
      }
      sendJson(response, files[name], next);
    } catch (error) {
      next(error);
    }
  });
}
