import { extname } from 'node:path'

/** The media types that a file of a store may have. */
const types: Readonly<Record<string, readonly string[]>> = {
  '.html': ['text/html'],
  '.js': ['text/javascript', 'application/javascript'],
  '.css': ['text/css'],
  '.svg': ['image/svg+xml'],
  '.png': ['image/png'],
  '.jpg': ['image/jpeg'],
  '.webp': ['image/webp'],
  '.avif': ['image/avif'],
  '.json': ['application/json'],
  '.webmanifest': ['application/manifest+json'],
  '.txt': ['text/plain'],
  '.woff2': ['font/woff2'],
}

/** Whether a file came as what it is, with no other character set than UTF-8. `nosniff` makes a wrong type a lost file. */
export function isType(file: string, sent: readonly string[] | undefined): boolean {
  const [type = '', ...parameters] = (sent?.join(', ') ?? '').toLowerCase().split(/\s*;\s*/)
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))
  const isUtf8 = charset === undefined || /^charset="?utf-8"?$/.test(charset)
  return isUtf8 && (types[extname(file)]?.includes(type) ?? type !== '')
}

/** Whether a browser would read an answer as a document. */
export const isHtml = (sent: readonly string[] | undefined): boolean => /html/i.test(sent?.join(', ') ?? '')
