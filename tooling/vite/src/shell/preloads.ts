import { join } from 'node:path'
import type { HtmlTagDescriptor } from 'vite'
import type { BrandApp } from '../readBrandApp.ts'

/** What the hints need to know of a built file. */
export interface BuiltFile {
  readonly type: 'chunk' | 'asset'
  readonly fileName: string
  readonly facadeModuleId?: string | null
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  /** Of an asset: the files it was made from, relative to the app's folder. */
  readonly originalFileNames?: readonly string[]
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}

/**
 * Hints for everything that the entry imports at once: the store's module with what it imports statically,
 * and its style sheet. Without them each would cost a hop. The texts are asked for by the early script, which knows the language.
 */
export function preloads(app: BrandApp, files: readonly BuiltFile[]): HtmlTagDescriptor[] {
  const byName = new Map(files.map((file) => [file.fileName, file]))
  const starts = files.filter(({ facadeModuleId }) => facadeModuleId === join(app.folder, 'src/main.tsx'))
  const wanted = new Set<BuiltFile>()
  const visit = (file: BuiltFile | undefined) => {
    if (file === undefined || wanted.has(file)) return
    // The document names its first script itself.
    if (file.isEntry === true && !starts.includes(file)) return
    wanted.add(file)
    for (const name of file.imports ?? []) visit(byName.get(name))
  }
  for (const start of starts) visit(start)
  const sheets = new Set([...wanted].flatMap((file) => [...(file.viteMetadata?.importedCss ?? [])]))
  return [
    ...[...sheets].map((name) => hint({ rel: 'preload', as: 'style', href: `/${name}` })),
    ...[...wanted].map((file) => hint({ rel: 'modulepreload', href: `/${file.fileName}` })),
  ]
}

function hint(attributes: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attributes, crossorigin: true }, injectTo: 'head' }
}
