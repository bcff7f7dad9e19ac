import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { HtmlTagDescriptor } from 'vite'
import { ownValue } from '@topup/domain'
import { documentTextsId } from '@topup/flows/documentTexts'
import type { BrandApp } from '../apps/readBrandApp.ts'

/** The texts of the store's default language, by group. */
export function textsOf({
  brand,
  folder,
}: Pick<BrandApp, 'brand' | 'folder'>): Readonly<Record<string, unknown>> {
  const { resolve } = createRequire(join(folder, 'package.json'))
  const file = resolve(`@topup/locales/${brand.defaultLanguage}.json`)
  return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>
}

/**
 * Texts of the store's default language for the end of a document: no request and no drawing waits for them there, and as data
 * they need no leave of a policy. `wanted` names groups (`pay`) and single texts (`product.points`). Throws where one is missing.
 * Source: decision 72.
 */
export function textsTag(
  app: Pick<BrandApp, 'brand' | 'folder'>,
  wanted: readonly string[],
): HtmlTagDescriptor {
  const texts = textsOf(app)
  const carried: Record<string, unknown> = {}
  for (const path of wanted) {
    const [group = '', key] = path.split('.')
    const found = ownValue(texts, group)
    const text = key === undefined ? found : ownValue(found, key)
    if (text === undefined) throw new Error(`No text ${path} in ${app.brand.defaultLanguage}`)
    carried[group] = key === undefined ? text : { ...(carried[group] as object | undefined), [key]: text }
  }
  return {
    tag: 'script',
    attrs: { type: 'application/json', id: documentTextsId },
    children: JSON.stringify(carried).replaceAll('<', '\\u003c'),
    injectTo: 'body',
  }
}

/** The texts that a document's parts have places for, such as `product.points`. */
export const textsIn = (parts: string): readonly string[] => [
  ...new Set([...parts.matchAll(/{{(\w+\.\w+)}}/g)].map(([, path = '']) => path)),
]

/** Text as HTML, safe in elements and in double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
