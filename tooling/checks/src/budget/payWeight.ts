import type { BuiltText } from '../repository/folders.ts'
import { bytesOf, closure, filesOf } from './firstRoute.ts'

/** What a pay document loads; sizes in bytes after brotli 11. */
export interface PayWeight {
  /** All scripts before a form is asked for, with those that stand in the document. */
  readonly scriptBytes: number
  /** What each form adds when it is asked for, in the order in which they are found: a provider's, then parts of it. */
  readonly forms: readonly { readonly name: string; readonly bytes: number }[]
}

/** Weighs the pay document of a built store from its document; null for a store without one. Source: decision 95. */
export function payWeight(files: readonly BuiltText[]): PayWeight | null {
  const byName = new Map(files.map((file) => [file.name, file]))
  const html = byName.get('pay.html')?.text
  if (html === undefined) return null
  const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, name = '']) => name)
  const first = closure(named, byName)
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => ({ text }))
  const loaded = new Set(first)
  const forms: { name: string; bytes: number }[] = []
  // A set visits what is added on the way too.
  for (const name of loaded)
    for (const [, file = ''] of (byName.get(name)?.text ?? '').matchAll(
      /\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g,
    )) {
      const added = closure([`assets/${file}`], byName).filter((each) => !loaded.has(each))
      if (added.length === 0) continue
      for (const each of added) loaded.add(each)
      forms.push({ name: file.replace(/-[\w-]{8}\.js$/, ''), bytes: bytesOf(filesOf(added, byName)) })
    }
  return { scriptBytes: bytesOf([...inline, ...filesOf(first, byName)]), forms }
}
