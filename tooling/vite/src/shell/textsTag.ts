import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentTextsId } from '@topup/flows/documentTexts'
import type { HtmlTagDescriptor } from 'vite'
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
 * The texts of the store's default language, or some groups of them, for the end of a document: no request and no
 * drawing waits for them there, and as data they need no leave of a policy. Source: decision 72.
 */
export function textsTag(
  { brand, folder }: Pick<BrandApp, 'brand' | 'folder'>,
  groups?: readonly string[],
): HtmlTagDescriptor {
  const texts = textsOf({ brand, folder })
  const wanted = groups ?? Object.keys(texts)
  const carried = Object.fromEntries(wanted.map((group) => [group, texts[group]]))
  return {
    tag: 'script',
    attrs: { type: 'application/json', id: documentTextsId },
    children: JSON.stringify(carried).replaceAll('<', '\\u003c'),
    injectTo: 'body',
  }
}
