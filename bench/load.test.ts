import { createServer } from 'node:http';
import { listen } from '../scripts/site/server.mjs';
import { answerReader, load } from './load.mjs';

test('answers are read from chunks of any size', () => {
  const answers = [
    'HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabc',
    'HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n',
    'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n',
  ];
  for (const size of [1, 2, 10, 100]) {
    const statuses: number[] = [];
    const read = answerReader((status) => statuses.push(status));
    for (const answer of answers)
      for (let at = 0; at < answer.length; at += size) read(Buffer.from(answer.slice(at, at + size)));
    expect(statuses).toEqual([200, 404, 0]);
  }
});

test('each connection asks for all paths; other answers and lost connections are errors', async () => {
  const asked = new Set<string>();
  let lost = 0;
  const server = createServer((request, response) => {
    asked.add(`${request.url} ${request.headers['accept-encoding']}`);
    if (request.url === '/lost' && lost++ === 0) return request.socket.destroy();
    return response.writeHead(request.url === '/none' ? 404 : 200, { 'Content-Length': 2 }).end('ok');
  });
  const port = await listen(server, 0);
  const paths = ['/a', '/b', '/none', '/lost'];
  const headers = { 'Accept-Encoding': 'br' };
  const { answers, errors, bytes, p50, p99 } = await load({
    port,
    paths,
    connections: 3,
    seconds: 0.3,
    headers,
  });
  server.close();
  expect([...asked].sort()).toEqual(['/a br', '/b br', '/lost br', '/none br']);
  expect(errors).toBeGreaterThan(1);
  expect(answers).toBeGreaterThan(errors);
  expect(bytes).toBeGreaterThan(answers * 2);
  expect(p99).toBeGreaterThanOrEqual(p50);
});
