import { keepPageNodes } from './page-nodes';

test('the plugin that owns page nodes becomes stateful', () => {
  const { statefulSourcePluginsReducer } = require('gatsby/dist/redux/reducers/stateful-source-plugins');
  let kept = new Set<string>();
  keepPageNodes({
    enableStatefulSourceNodes: (plugin) => {
      kept = statefulSourcePluginsReducer(kept, { type: 'ENABLE_STATEFUL_SOURCE_PLUGIN', plugin });
    },
  });
  const { name } = require('gatsby/dist/internal-plugins/internal-data-bridge/package.json');
  expect([...kept]).toEqual([name]);
});
