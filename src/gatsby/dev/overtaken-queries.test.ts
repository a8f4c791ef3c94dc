import { EventEmitter } from 'node:events';
import { rerunOvertakenQueries } from './overtaken-queries';

const path = '/docs/second';
const query = { dirty: 0 };
const emitter = new EventEmitter();
const store = { getState: () => ({ queries: { trackedQueries: new Map([[path, query]]) } }) };

const emit = (type: string) => emitter.emit(type, { payload: { path } });

beforeAll(() => {
  rerunOvertakenQueries({ emitter, store });
});

test('a query runs again if a node changed while it ran', () => {
  emit('QUERY_START');
  emit('CREATE_NODE');
  emit('PAGE_QUERY_RUN');
  expect(query.dirty).toBe(4);
});

test('a query that was not overtaken is done', () => {
  query.dirty = 0;
  emit('CREATE_NODE');
  emit('QUERY_START');
  emit('PAGE_QUERY_RUN');
  expect(query.dirty).toBe(0);
});

test('the mark is the one that Gatsby knows', () => {
  expect(require('gatsby/dist/redux/reducers/queries').FLAG_DIRTY_DATA).toBe(4);
});
