import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { applyForm, displayPath, placeInSet, readForm, type SiteFolders } from '@docs/content';
import { type FormAnswer, type FormRequest, formAddress } from '@docs/content/shared';

interface FormServer {
  post(address: string, answer: (request: IncomingMessage, response: ServerResponse) => void): void;
}

/** The site whose files are edited. */
export interface FormSite {
  folders: SiteFolders;
  /** Whether unknown frontmatter keys are mistakes. */
  isStrict: boolean;
  /** The absolute path of a route's content file. */
  fileOfRoute(route: string): string | undefined;
}

const settingsFiles = ['navbar', 'footer', 'announcement'].map((name) => `settings/${name}.yaml`);

/** The longest request, in bytes: no frontmatter comes near it. */
const longest = 1_000_000;

/** Answers the form of pages: reads and saves frontmatter and settings. Only for pages of this server on this machine. */
export function serveForm(app: FormServer, site: () => FormSite): void {
  app.post(formAddress, (request, response) => {
    const send = (status: number, answer: FormAnswer) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(answer));
    };
    if (!isOwn(request))
      return send(403, { error: 'The form only answers pages of this server on this machine.' });
    readBody(request)
      .then((body) => answerForm(JSON.parse(body) as FormRequest, site()))
      .then((answer) => send('error' in answer ? 404 : 200, answer))
      .catch((error: unknown) => send(400, { error: String(error) }));
  });
}

/**
 * Returns whether a request comes from a page of this server on this machine. Gatsby's server allows requests of all
 * origins, and a name such as `evil.test` may lead to this machine, so neither is enough on its own.
 */
function isOwn({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  const { host = '', origin } = headers;
  return (
    /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host) &&
    (origin === `http://${host}` || origin === `https://${host}`) &&
    /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '')
  );
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += (chunk as Buffer).length;
    if (length > longest) throw new Error('The request is too long.');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Reads a form, after saving its changes if there are any and the file's set accepts them. */
function answerForm(request: FormRequest, site: FormSite): FormAnswer {
  const { folders } = site;
  const settings = settingsFiles.map((name) => path.join(folders.contentDir, name));
  // A page without a file, such as a list of posts, shows the first of the settings.
  const file =
    'path' in request
      ? (site.fileOfRoute(request.path) ?? settings[0])
      : contentFileNamed(request.file, folders);
  const read = () => (file && isInside(file, folders) ? formFile(file, site) : undefined);
  const before = read();
  const form = before && readForm(before);
  if (!file || !before || !form)
    return { error: 'This page has no file in the content folder that a form can edit.' };
  const files = [file, ...settings].map((each) => displayPath(each, folders));
  const shown = { file: before.file.name, files: [...new Set(files)] };
  if (!('changes' in request) || !request.changes) return { ...shown, ...form };
  const result = applyForm(before, request.changes);
  if ('problems' in result) return { ...shown, fields: form.fields, problems: result.problems };
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, result.source);
  return { ...shown, fields: readForm(read() ?? before)?.fields ?? [], problems: [] };
}

/** Returns the absolute path of an existing file, or of one of the settings, as messages name it. */
export function contentFileNamed(name: string, { root, contentDir }: SiteFolders): string | undefined {
  const files = [root, path.dirname(contentDir)].map((folder) => path.resolve(folder, name));
  return files.find((file) => fs.existsSync(file)) ?? files.find((file) => isSettings(file, contentDir));
}

/** Returns whether a file is one of the settings, which may not exist yet. */
const isSettings = (file: string, contentDir: string) =>
  settingsFiles.some((name) => path.join(contentDir, name) === file);

/** Returns whether a file is in the content folder, wherever links of the file system lead. */
function isInside(file: string, { contentDir }: SiteFolders): boolean {
  const real = fs.existsSync(file) ? fs.realpathSync(file) : undefined;
  if (!real) return isSettings(file, contentDir);
  return real.startsWith(fs.realpathSync(contentDir) + path.sep);
}

function formFile(file: string, { folders, isStrict }: FormSite): Parameters<typeof readForm>[0] | undefined {
  const place = placeInSet(file, folders);
  if (!place) return undefined;
  const source = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const { set, relativePath } = place;
  return {
    set,
    isStrict,
    file: { absolutePath: file, relativePath, name: displayPath(file, folders), source },
  };
}
