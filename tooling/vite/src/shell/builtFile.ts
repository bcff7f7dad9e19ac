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
export function withImports(
  starts: readonly (BuiltFile | undefined)[],
  files: readonly BuiltFile[],
): ReadonlySet<BuiltFile> {
  const byName = new Map(files.map((file) => [file.fileName, file]))
  const found = new Set<BuiltFile>()
  const visit = (file: BuiltFile | undefined) => {
    if (file === undefined || found.has(file)) return
    found.add(file)
    for (const name of file.imports ?? []) visit(byName.get(name))
  }
  starts.forEach(visit)
  return found
}
