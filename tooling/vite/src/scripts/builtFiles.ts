/** What the document needs to know of a built file. */
export interface BuiltFile {
  readonly type: 'chunk' | 'asset'
  readonly fileName: string
  readonly facadeModuleId?: string | null
  readonly moduleIds?: readonly string[]
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  /** Of an asset: the files it was made from, relative to the app's folder. */
  readonly originalFileNames?: readonly string[]
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}

/** The files with all that they import statically, each once, in the order in which they are met. */
export function withImports<File extends Pick<BuiltFile, 'fileName' | 'imports'>>(
  starts: readonly (File | undefined)[],
  files: readonly File[],
): ReadonlySet<File> {
  const byName = new Map(files.map((file) => [file.fileName, file]))
  const found = new Set<File>()
  const visit = (file: File | undefined) => {
    if (file === undefined || found.has(file)) return
    found.add(file)
    for (const name of file.imports ?? []) visit(byName.get(name))
  }
  starts.forEach(visit)
  return found
}

/** The file that was made from a source, as `artwork/drawings/items.svg`. Throws where there is none. */
export function madeFrom(source: string, files: readonly BuiltFile[]): BuiltFile {
  const file = files.find(({ originalFileNames = [] }) =>
    originalFileNames.some((name) => name.endsWith(source)),
  )
  if (file === undefined) throw new Error(`The build has no file of ${source}`)
  return file
}

/** The style sheets of these files. */
export const sheetsOf = (files: readonly BuiltFile[]): readonly string[] => [
  ...new Set(files.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
]
