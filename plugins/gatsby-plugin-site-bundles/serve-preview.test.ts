import path from 'node:path';
import { temporaryFolder } from '../../test/support/temporary';
import { servePreview } from './serve-preview';

type Handler = (request: { params: { digest: string } }, response: object, next: () => void) => void;

test('the document of the preview is served, and no other file', () => {
  const root = temporaryFolder('preview', {
    'public/static/live/0123/preview.html': '<p>Preview</p>',
    'preview.html': 'Secret',
  });
  let handler: Handler = () => undefined;
  const app = {
    get: (_: string, added: Handler) => {
      handler = added;
    },
  };
  servePreview(app as never, path.join(root, 'public'));
  const get = (digest: string) => {
    let sent = 'nothing';
    const response = {
      set: () => response,
      type: () => response,
      send: (text: string) => {
        sent = text;
      },
    };
    handler({ params: { digest } }, response, () => undefined);
    return sent;
  };
  expect(get('0123')).toBe('<p>Preview</p>');
  expect(get('4567')).toBe('nothing');
  expect(get('../../..')).toBe('nothing');
});
