import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { appsFolder, listApps } from '../apps.ts'
import { iconAddress } from './documentPlugin.ts'

test('what means something in an address or an attribute is encoded', () => {
  expect(iconAddress('<svg>\n<path fill="#0af" d="50%"/></svg>\n')).toBe(
    'data:image/svg+xml,%3Csvg%3E%0A%3Cpath fill=%22%230af%22 d=%2250%25%22/%3E%3C/svg%3E',
  )
})

test.each(listApps())('the icon of %s is the same after decoding', (brand) => {
  const svg = readFileSync(join(appsFolder, brand, 'public/icon.svg'), 'utf8')
  const address = iconAddress(svg)
  expect(address).not.toMatch(/["#<>\n]/)
  expect(decodeURIComponent(address.slice('data:image/svg+xml,'.length))).toBe(svg.trim())
})
