import { join } from 'node:path'
import type { HtmlTagDescriptor } from 'vite'
import type { BrandApp } from '../apps/readBrandApp.ts'
import { type BuiltFile, withImports } from './builtFile.ts'

/**
 * Hints for everything that the entry imports at once: the store's module with what it imports statically,
 * and its style sheet. Without them each would cost a hop. The texts are asked for by the early script, which knows the language.
 */
export function preloads(app: BrandApp, files: readonly BuiltFile[]): HtmlTagDescriptor[] {
  const main = join(app.folder, 'src/main.tsx')
  const starts = files.filter(({ moduleIds = [] }) => moduleIds.includes(main))
  // The document names its first script itself.
  const wanted = [...withImports(starts, files)].filter(
    (file) => file.isEntry !== true || starts.includes(file),
  )
  const sheets = new Set(wanted.flatMap((file) => [...(file.viteMetadata?.importedCss ?? [])]))
  return [
    ...[...sheets].map((name) => hint({ rel: 'preload', as: 'style', href: `/${name}` })),
    ...wanted.map((file) => hint({ rel: 'modulepreload', href: `/${file.fileName}` })),
  ]
}

function hint(attributes: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attributes, crossorigin: true }, injectTo: 'head' }
}
