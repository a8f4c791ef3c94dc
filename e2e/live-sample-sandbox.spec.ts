import { openEditor, write } from './support/live-sample';
import { expect, test } from './support/test';

// The browser repeats messages that a sandboxed frame has logged on the next page of the window.
test.use({ ownPage: true });

/**
 * Actions that a sample may attempt, as code that evaluates to true only if the action succeeded. `origin` is
 * the site's own.
 */
const attempts: Record<string, string> = {
  'read localStorage': 'localStorage.length >= 0',
  'write sessionStorage': "(sessionStorage.setItem('a', '1'), true)",
  'read cookies': 'document.cookie.length >= 0',
  'write a cookie': "(document.cookie = 'a=1', document.cookie.includes('a=1'))",
  'open a database':
    "await new Promise((yes, no) => { const r = indexedDB.open('a'); r.onsuccess = () => yes(true); r.onerror = no; })",
  'open a cache': "Boolean(await caches.open('a'))",
  'read the page around it': 'parent.document.title.length >= 0',
  'read the address of the page around it': 'parent.location.href.length >= 0',
  'change the page around it': "(parent.document.body.innerHTML = '', true)",
  'send the page around it away': "(top!.location.href = 'about:blank', true)",
  'open a window': "window.open('about:blank') !== null",
  'fetch another origin': "(await fetch('https://example.com/', {mode: 'no-cors'})).type.length > 0",
  'fetch a page of the site': "(await fetch(origin + '/docs/spring', {mode: 'no-cors'})).type.length > 0",
  'fetch the search index':
    "(await fetch(origin + '/search/manifest.json', {mode: 'no-cors'})).type.length > 0",
  'load a picture of another origin':
    "await new Promise((yes, no) => { const i = new Image(); i.onload = () => yes(true); i.onerror = no; i.src = 'https://example.com/a.png'; })",
  'load a picture of the site':
    "await new Promise((yes, no) => { const i = new Image(); i.onload = () => yes(true); i.onerror = no; i.src = origin + '/favicon.svg'; })",
  'load a script of the site':
    "await new Promise((yes, no) => { const s = document.createElement('script'); s.onload = () => yes(true); s.onerror = no; s.src = origin + '/no.js'; document.head.append(s); })",
  'load a style sheet':
    "await new Promise((yes, no) => { const l = document.createElement('link'); l.rel = 'stylesheet'; l.onload = () => yes(true); l.onerror = no; l.href = 'https://example.com/a.css'; document.head.append(l); })",
  'open a socket':
    "await new Promise((yes, no) => { const s = new WebSocket('wss://example.com/'); s.onopen = () => yes(true); s.onerror = no; })",
  'listen to events of a server':
    "await new Promise((yes, no) => { const s = new EventSource('https://example.com/'); s.onopen = () => yes(true); s.onerror = no; })",
  'start a worker':
    "await new Promise((yes, no) => { const w = new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))); w.onmessage = () => yes(true); w.onerror = no; })",
  'connect to another computer': 'Boolean(new RTCPeerConnection())',
  'send a beacon':
    "navigator.sendBeacon('https://example.com/', 'a') && (await refused('connect-src')) === false",
  'submit a form':
    "(() => { const f = document.createElement('form'); f.action = 'https://example.com/'; f.target = '_blank'; document.body.append(f); f.submit(); return false; })()",
  'use the camera': 'Boolean(await navigator.mediaDevices.getUserMedia({video: true}))',
  'ask where the reader is':
    'await new Promise((yes, no) => navigator.geolocation.getCurrentPosition(() => yes(true), no))',
};

/** A sample that attempts all of these actions and shows which ones succeeded. */
const sample = `
import {useEffect, useState} from 'react';
const origin = location.origin;
const violations: string[] = [];
document.addEventListener('securitypolicyviolation', (event) => violations.push(event.effectiveDirective));
const refused = async (directive: string) => {
  await new Promise((resolve) => setTimeout(resolve, 200));
  return violations.includes(directive);
};
const attempts: Record<string, () => Promise<unknown>> = {
${Object.entries(attempts)
  .map(([name, code]) => `  ${JSON.stringify(name)}: async () => ${code},`)
  .join('\n')}
};
const isWorking = async (attempt: () => Promise<unknown>) => {
  try {
    return (await attempt()) === true;
  } catch {
    return false;
  }
};
export const Attempts = () => {
  const [text, setText] = useState('trying');
  useEffect(() => {
    (async () => {
      const worked: string[] = [];
      const names = Object.keys(attempts);
      for (const name of names) if (await isWorking(attempts[name])) worked.push(name);
      setText(\`tried \${names.length}, worked: \${worked.join(', ') || 'none'}\`);
    })();
  }, []);
  return <p>{text}</p>;
};
`;

test('a sample reaches no storage, no cookies, no page and no network', async ({
  page,
  context,
  problems,
}) => {
  const sent: string[] = [];
  const { preview, figure } = await openEditor(page, '/docs/spring');
  const { origin } = new URL(page.url());
  await context.addCookies([{ name: 'secret', value: '1', url: origin }]);
  await page.evaluate(() => localStorage.setItem('secret', '1'));
  context.on('response', (response) => {
    if (response.frame() !== page.mainFrame()) sent.push(response.url());
  });
  await write(page, sample);
  await expect(preview.getByText(/^tried \d+/)).toHaveText(
    `tried ${Object.keys(attempts).length}, worked: none`,
  );
  expect(sent.filter((url) => !url.startsWith(`${origin}/static/live/`))).toEqual([]);
  expect(context.pages()).toHaveLength(1);
  await expect(figure).toBeVisible();
  // The browser logs each blocked action to the console.
  problems.length = 0;
});

test('a frame that is sent to another page of the web does not get there', async ({ page, problems }) => {
  const { figure } = await openEditor(page, '/docs/spring');
  await write(page, "location.href = 'https://example.com/?secret';\nexport const A = () => <p>left</p>;");
  await expect(figure.getByRole('alert')).toHaveText(/did not answer, and was reloaded/);
  expect(
    page
      .frames()
      .map((frame) => frame.url())
      .filter((url) => url.includes('example.com')),
  ).toEqual([]);
  problems.length = 0;
});

test('messages that a sample forges are ignored', async ({ page, problems }) => {
  const { preview } = await openEditor(page, '/docs/spring');
  await write(
    page,
    `const post = MessagePort.prototype.postMessage;
MessagePort.prototype.postMessage = function (message) {
  for (const forged of [null, 'ready', {type: 'shown', version: {valueOf: 1, toString: 1}}]) post.call(this, forged);
  post.call(this, message);
};
export const A = () => <p>still here</p>;`,
  );
  await expect(preview.getByText('still here')).toBeVisible();
  await write(page, 'export const A = () => <p>and again</p>;');
  await expect(preview.getByText('and again')).toBeVisible();
  expect(problems).toEqual([]);
});

test('the document of the preview has its policy in a header and in itself, and its files are for any origin', async ({
  page,
  request,
}) => {
  await openEditor(page, '/docs/spring');
  const url =
    page
      .frames()
      .find((frame) => frame.url().includes('/static/live/'))
      ?.url() ?? '';
  const answer = await request.get(url);
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/^default-src 'none'; .*frame-ancestors 'self'; sandbox allow-scripts$/);
  expect(await answer.text()).toContain("content=\"default-src 'none'; script-src 'self' 'unsafe-eval';");
  for (const name of ['beat.wav', 'boat.mp4', 'check-mark.json', 'lake.jpg', 'preview.html'])
    expect((await request.get(new URL(name, url).href)).headers()['access-control-allow-origin']).toBe('*');
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
});
