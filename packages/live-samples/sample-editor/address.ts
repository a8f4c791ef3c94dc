let folder = '';

/** Sets the URL of the folder that has the files of the preview, without a slash at its end. */
export function setPreviewFolder(url: string): void {
  folder = url;
}

/** Returns the URL of a file in the preview's folder. */
export function previewFile(name: string): string {
  return `${folder}/${name}`;
}
