const sheets = new Map<string, Promise<unknown>>()

function sheet(href: string): Promise<unknown> {
  const known = sheets.get(href)
  if (known !== undefined) return known
  const link = document.createElement('link')
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      sheets.delete(href)
      link.remove()
      reject(new Error(`No style sheet at ${href}`))
    }
  })
  sheets.set(href, loaded)
  link.rel = 'stylesheet'
  link.crossOrigin = ''
  link.href = href
  document.head.append(link)
  return loaded
}

/** Loads a part once its style sheets are there; after a failure the next who asks tries again. Source: faults B-09. */
export function __vitePreload<T>(load: () => Promise<T>, names: readonly string[] = []): Promise<T> {
  return Promise.all(names.map((name) => sheet(`/${name}`))).then(load)
}
