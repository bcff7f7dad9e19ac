import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { productArts } from '@topup/domain'
import type { Product, ProductArt } from '@topup/domain'
import { buildProduct } from '@topup/domain/testing'
import type { ArtworkName } from '@topup/ui-kit'
import { artworkFile } from '@topup/ui-kit/artworkFile'
import { expect, test } from 'vitest'
import { productArtwork } from './cardProducts.ts'

const at = (art: ProductArt, minorUnits: number) =>
  buildProduct({ productId: `${art}.${minorUnits}`, art, price: { minorUnits, currency: 'USD' } })
const shop = (products: readonly Product[]) =>
  ({ kind: 'ready', value: [{ typeKey: 'a', name: 'A', products }] }) as const

test('a currency is drawn by its price among the products that are drawn alike', () => {
  const products = [at('fish', 100), at('fish', 900), at('gem', 5000), at('crate', 9000)]
  expect(products.map((each) => productArtwork(each, shop(products)))).toEqual([
    'fish-1',
    'fish-5',
    'gem-1',
    'crate',
  ])
})

test('every drawing that a product can have is in its file of drawings', () => {
  const kit = dirname(createRequire(import.meta.url).resolve('@topup/ui-kit/styles.css'))
  const isDrawn = (name: ArtworkName) =>
    readFileSync(join(kit, `../artwork/drawings/${artworkFile(name)}.svg`), 'utf8').includes(
      `<symbol id="${name}"`,
    )
  const prices = [1, 2, 3, 4, 5]
  const names = productArts.flatMap((art) => {
    const products = prices.map((price) => at(art, price))
    return products.map((each) => productArtwork(each, shop(products)))
  })
  expect(names.filter((name) => !isDrawn(name))).toEqual([])
})
