// @vitest-environment jsdom
import ar from '@topup/locales/ar.json'
import en from '@topup/locales/en.json'
import { artworkFiles } from '@topup/ui-kit/artworkFile'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ServerCharacterPopup } from '../features/games/ServerCharacterPopup.tsx'
import { LoginPopup } from '../features/login/LoginPopup.tsx'
import type { CardProduct } from '../features/products/cardProducts.ts'
import { createFakeServices, starfall } from '../testing/fakeServices.ts'
import { renderInStore } from '../testing/renderInStore.tsx'
import { renderFirstScreen } from './document/renderFirstScreen.tsx'
import { readParts } from './fillParts.ts'
import type { EarlyVisitor } from './paintProducts.ts'
import { productSheet } from './openSheet.ts'

beforeEach(() => void vi.stubGlobal('innerWidth', 390))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const { parts } = renderFirstScreen({ storeName: 'Store', Mark: () => null, isOld: false })
const page = new DOMParser().parseFromString(`<template id="parts">${parts}</template>`, 'text/html')

function partsIn(texts: typeof en | typeof ar) {
  const copyPart = readParts(page, texts, texts === en ? 'en' : 'ar')
  if (copyPart === null) throw new Error('The document has no parts')
  return copyPart
}

const guest: EarlyVisitor = { isGuest: true, character: null, server: null, productId: null }
const player: EarlyVisitor = { ...guest, isGuest: false }
const recipient: EarlyVisitor = { ...player, server: 'S128 Moonfall', character: 'Kaelith' }

const crystals: CardProduct = {
  productId: 'g1',
  name: '680 <b>Crystals</b> {{step}}',
  note: '+68 bonus',
  isBonus: true,
  price: 'US$8.49',
  points: 0,
  takesCoupon: false,
  artwork: 'gem-1',
  isLimit: false,
  isWide: false,
  picture: null,
}

function sheetOf(visitor: EarlyVisitor, good: Partial<CardProduct> = {}, texts: typeof en | typeof ar = en) {
  return productSheet(
    { ...crystals, ...good },
    {
      visitor,
      groups: [],
      language: texts === en ? 'en' : 'ar',
      artworkUrls: Object.fromEntries(artworkFiles.map((file) => [file, `/${file}.svg`])) as never,
      onTap: () => undefined,
      copyPart: partsIn(texts),
    },
  )
}

/** The header of a sheet as HTML, without its ids. */
const headerOf = (sheet: ParentNode | null) =>
  sheet?.querySelector('.sheet__header')?.outerHTML.replace(/ id="[^"]*"/g, '')

const intent = {
  productId: 'g1',
  name: crystals.name,
  clientId: starfall.clientId,
  region: 'useuro',
} as const

test.each([
  ['a guest', guest, en],
  ['a guest who reads Arabic', guest, ar],
  ['a player without a character', player, en],
  ['a player without a character who reads Arabic', player, ar],
] as const)('for %s it begins as the popup of the first step does', (_who, visitor, texts) => {
  const language = texts === en ? 'en' : 'ar'
  const services = createFakeServices({ texts: { language, messages: texts } })
  const onClose = () => undefined
  renderInStore(
    services,
    visitor === guest ? (
      <LoginPopup step={{ id: 1, intent: { ...intent, steps: 3 } }} onClose={onClose} />
    ) : (
      <ServerCharacterPopup step={{ id: 1, intent: { ...intent, steps: 2 } }} onClose={onClose} />
    ),
  )
  const drawn = headerOf(document)
  expect(drawn).toBeDefined()
  expect(headerOf(sheetOf(visitor, {}, texts))).toBe(drawn)
})

test('for a player with a character it names the product and its bonus', () => {
  const sheet = sheetOf(recipient)
  expect(sheet?.querySelector('h2')?.textContent).toBe(en.recharge.title)
  expect(sheet?.querySelector('.product-summary')?.textContent).toBe('680 <b>Crystals</b> {{step}}+68 bonus')
  expect(sheet?.querySelector('use')?.getAttribute('href')).toMatch(/^\/gem\.svg#/)
})

test('it shows the product’s own picture, and none where there is none', () => {
  const picture = 'https://pictures.example/gold.avif'
  expect(sheetOf(recipient, { picture })?.querySelector('img')?.getAttribute('src')).toBe(picture)
  expect(sheetOf(recipient)?.querySelector('img')).toBeNull()
})

test('it says that the rest is loading', () => {
  expect(sheetOf(guest)?.querySelector('[role=status]')?.textContent).toBe(en.common.loading)
})

test('a point card is left to the store, and so is a limited product that only its limit keeps from the recharge', () => {
  expect(sheetOf(guest, { price: '' })).toBeNull()
  expect(sheetOf(recipient, { isLimit: true })).toBeNull()
  expect(sheetOf(guest, { isLimit: true })).not.toBeNull()
  expect(sheetOf(player, { isLimit: true })).not.toBeNull()
})

test('on a wide screen every tap is left to the store', () => {
  vi.stubGlobal('innerWidth', 720)
  expect(sheetOf(recipient)).toBeNull()
  expect(sheetOf(guest)).toBeNull()
  vi.stubGlobal('innerWidth', 719)
  expect(sheetOf(recipient)).not.toBeNull()
})
