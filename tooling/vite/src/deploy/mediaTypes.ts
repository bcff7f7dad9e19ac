/** The media types of a store's files, by what their names end with. */
export const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  txt: 'text/plain',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
}

/** The media type of a file; undefined where a store has no such files. */
export const mediaTypeOf = (file: string): string | undefined => mediaTypes[file.split('.').at(-1) ?? '']
