import { gzipSync } from 'node:zlib';

const blockSize = 512;

/**
 * Packs texts as `.tar.gz`. The result only depends on the texts, because all files have the same time and mode.
 * @param folder The folder that contains all files.
 * @throws {Error} if a path is too long for the format
 */
export function packTar(folder: string, files: ReadonlyMap<string, string>): Buffer {
  const parts = [...files].flatMap(([name, text]) => {
    const bytes = Buffer.from(text);
    const rest = (blockSize - (bytes.length % blockSize)) % blockSize;
    return [header(`${folder}/${name}`, bytes.length), bytes, Buffer.alloc(rest)];
  });
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * blockSize)]), { level: 9 });
}

/** Returns the header of a file in the POSIX format (ustar). */
function header(file: string, size: number): Buffer {
  const cut = file.length > 100 ? file.indexOf('/', file.length - 101) : -1;
  const [prefix, name] = cut < 0 ? ['', file] : [file.slice(0, cut), file.slice(cut + 1)];
  if (name.length > 100 || prefix.length > 155)
    throw new Error(`The path ${file} is too long for an archive.`);
  const block = Buffer.alloc(blockSize);
  const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, '0');
  block.write(name, 0);
  block.write(octal(0o644, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(size, 12), 124);
  block.write(octal(0, 12), 136);
  block.write('        0', 148);
  block.write('ustar\u000000', 257);
  block.write(prefix, 345);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 7)}\u0000 `, 148);
  return block;
}
