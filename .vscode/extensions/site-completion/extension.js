const fs = require('node:fs');
const path = require('node:path');
const vscode = require('vscode');
const { complete } = require('./complete.js');

/** Returns the names of a document's site as the development server last wrote them. */
function readNames(document) {
  const folder = vscode.workspace.getWorkspaceFolder(document.uri)?.uri.fsPath ?? '';
  const file = path.join(folder, 'node_modules/.cache/editor/names.json');
  if (!fs.existsSync(file)) return { pages: [], diagrams: [], words: {} };
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

const provider = {
  provideCompletionItems(document, position) {
    const text = document.getText(new vscode.Range(new vscode.Position(0, 0), position));
    const found = complete(text, document.uri.fsPath, readNames(document));
    if (!found) return undefined;
    const range = new vscode.Range(position.translate(0, -found.replaced), position);
    return found.items.map(({ label, detail, insert }) => {
      const kind = vscode.CompletionItemKind.Reference;
      const item = new vscode.CompletionItem({ label, description: detail }, kind);
      item.range = range;
      item.insertText = insert === undefined ? label : new vscode.SnippetString(insert);
      return item;
    });
  },
};

/** Starts to complete MDX files. */
function activate(context) {
  const triggers = ['(', '/', '#', '"', ' '];
  context.subscriptions.push(
    vscode.languages.registerCompletionItemProvider({ language: 'mdx' }, provider, ...triggers),
  );
}

module.exports = { activate };
