import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { payTextGroups } from '@topup/flows/documentTexts'
import { expect, test } from 'vitest'
import { listApps, readBrandApp } from '../apps/readBrandApp.ts'
import { textsTag } from './textsTag.ts'

const apps = await Promise.all(listApps().map((key) => readBrandApp(key)))

test.each(apps)('the documents of $brand.key carry words of its default language', (app) => {
  const { resolve } = createRequire(join(app.folder, 'package.json'))
  const file = resolve(`@topup/locales/${app.brand.defaultLanguage}.json`)
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>
  const carried = (groups?: readonly string[]): unknown => {
    const { children } = textsTag(app, groups)
    if (typeof children !== 'string') throw new Error('Texts are one text')
    expect(children).not.toContain('<')
    return JSON.parse(children)
  }
  const { share: _inTheHead, ...others } = texts
  expect(carried()).toEqual(others)
  expect(carried(payTextGroups)).toEqual(
    Object.fromEntries(payTextGroups.map((group) => [group, texts[group]])),
  )
})
