import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { payTextGroups } from '@topup/flows/documentTexts'
import { expect, test } from 'vitest'
import { listApps, readBrandApp } from '../apps/readBrandApp.ts'
import { firstScreenHtml } from './firstScreenHtml.ts'
import { textsIn, textsTag } from './textsTag.ts'

const apps = await Promise.all(listApps().map((key) => readBrandApp(key)))

type Texts = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const carriedBy = ({ children }: ReturnType<typeof textsTag>): Texts => {
  if (typeof children !== 'string') throw new Error('Texts are one text')
  expect(children).not.toContain('<')
  return JSON.parse(children) as Texts
}

test.each(apps)('the documents of $brand.key carry words of its default language', async (app) => {
  const { resolve } = createRequire(join(app.folder, 'package.json'))
  const file = resolve(`@topup/locales/${app.brand.defaultLanguage}.json`)
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Texts
  expect(carriedBy(textsTag(app, payTextGroups))).toEqual(
    Object.fromEntries(payTextGroups.map((group) => [group, texts[group]])),
  )
  const { parts } = await firstScreenHtml(app)
  const carried = carriedBy(textsTag(app, textsIn(parts)))
  const paths = Object.entries(carried).flatMap(([group, own]) =>
    Object.entries(own).map(([key, text]) => {
      expect(text).toBe(texts[group]?.[key])
      return `{{${group}.${key}}}`
    }),
  )
  expect(paths).toContain('{{common.slow}}')
  // Each has its place, and no place is without its text.
  const emptied = paths.reduce((left, path) => {
    expect(left).toContain(path)
    return left.replaceAll(path, '')
  }, parts)
  expect(emptied).not.toMatch(/{{\w+\./)
})

test('a part with a place for a text that there is none of cannot be built', async () => {
  const app = await readBrandApp('watt')
  expect(() => textsTag(app, textsIn('<p>{{product}} {{product.nowhere}}</p>'))).toThrow('product.nowhere')
})
