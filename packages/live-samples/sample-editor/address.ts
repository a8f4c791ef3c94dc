let folder = '';

/** Sets the URL of the folder with the preview's files, without a trailing slash. */
export function setPreviewFolder(url: string): void {
  folder = url;
}

/** Returns the URL of a file in the preview's folder. */
export function previewFile(name: string): string {
  return `${folder}/${name}`;
}
