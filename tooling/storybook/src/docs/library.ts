import type { Library } from '@topup/checks/sources/readCitations.ts'

const files = import.meta.glob<string>('../../../../docs/**/*.md', { query: '?raw', import: 'default' })

/** The documents that pages cite, as the check of sources reads them. */
export async function loadLibrary(): Promise<Library> {
  const [spec, decisions, faults, design, performance] = await Promise.all([
    readNumbered('spec'),
    readNumbered('decisions'),
    read('faults.md'),
    read('design.md'),
    read('performance.md'),
  ])
  return { spec, decisions, faults, design, performance }
}

async function readNumbered(folder: string): Promise<ReadonlyMap<string, string>> {
  const pattern = new RegExp(`/docs/${folder}/(\\d+)-[^/]*\\.md$`)
  const found = Object.entries(files).flatMap(([path, load]) => {
    const number = pattern.exec(path)?.[1]
    return number === undefined ? [] : [load().then((text) => [String(Number(number)), text] as const)]
  })
  return new Map(await Promise.all(found))
}

async function read(name: string): Promise<string> {
  const load = files[`../../../../docs/${name}`]
  if (load === undefined) throw new Error(`There is no docs/${name}`)
  return load()
}
