import { EventEmitter } from 'node:events';
import type { ParentSpanPluginArgs } from 'gatsby';
import { onPreInit } from './on-pre-init';

const { typeOwnersReducer } = jest.requireActual('gatsby/dist/redux/reducers/type-owners');

const created = (plugin: string) => ({
  type: 'CREATE_NODE',
  plugin: { name: plugin },
  payload: { id: 'a', internal: { type: 'Doc', owner: plugin } },
});

test('a type may move to another plugin when the cache is dropped, and only then', () => {
  const typeOwners = typeOwnersReducer(undefined, created('default-site-plugin'));
  expect(() => typeOwnersReducer(typeOwners, created('gatsby-source-content'))).toThrow('owned by');
  const emitter = new EventEmitter();
  const store = { getState: () => ({ typeOwners }) };
  onPreInit({ emitter, store } as unknown as ParentSpanPluginArgs);
  emitter.emit('DELETE_CACHE');
  typeOwnersReducer(typeOwners, created('gatsby-source-content'));
  expect(typeOwners.typesToPlugins.get('Doc')).toBe('gatsby-source-content');
});
