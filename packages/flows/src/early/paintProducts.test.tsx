import { decodeProductGroups, decodePageConfig } from '@topup/api-client'
import { goodsGroupWire, goodsWire, pageConfigWire } from '@topup/api-client/testing'
import ar from '@topup/locales/ar.json'
import en from '@topup/locales/en.json'
import { type Account, type Chosen, nothingChosen } from '@topup/domain'
import { artworkFiles } from '@topup/ui-kit/artworkFile'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Destination } from '../features/products/ShelfView.tsx'
import { ProductShelf } from '../features/products/ProductShelf.tsx'
import { cardGroups } from '../features/products/cardProducts.ts'
import { createFakeServices, renHoshi } from '../testing/fakeServices.ts'
import { renderInStore } from '../testing/renderInStore.tsx'
import { renderFirstScreen } from './document/renderFirstScreen.tsx'
import { readParts } from './fillParts.ts'
import { type EarlyVisitor, type Painting, paintProducts } from './paintProducts.ts'

/** What the build puts into a document, in front of what a test draws there. */
const { parts } = renderFirstScreen({ storeName: 'Store', Mark: () => null, isOld: false })
const page = new DOMParser().parseFromString(`<template id="parts">${parts}</template>`, 'text/html')

type GoodsWire = Parameters<typeof goodsWire>[0]

afterEach(cleanup)

const artworkUrls = Object.fromEntries(
  artworkFiles.map((file) => [file, `/${file}.svg`]),
) as Painting['artworkUrls']

const nothing = nothingChosen(null)
const guest = { account: null, selection: nothing }
const player = { account: renHoshi, selection: nothing }
interface StoreVisitor {
  readonly account: Account | null
  readonly selection: Chosen
}

/** As the painter knows the visitor. */
const seenEarly = ({ account, selection }: StoreVisitor): EarlyVisitor => ({
  isGuest: account === null,
  character: selection.character?.display ?? null,
  server: selection.server?.display ?? null,
  productId: selection.productId,
})
const server = { display: 'S128 Moonfall', value: '128' }
const character = { display: 'Kaelith', value: '9' }

/**
 * The elements as HTML, without what only the store's script adds or needs: focus order, the file's name.
 */
function htmlOf(elements: Iterable<Element>): string {
  const box = document.createElement('div')
  for (const element of elements) box.append(element.cloneNode(true))
  for (const element of box.querySelectorAll('[tabindex]')) element.removeAttribute('tabindex')
  for (const tab of box.querySelectorAll('[role=tab]')) tab.removeAttribute('aria-disabled')
  for (const use of box.querySelectorAll('use'))
    use.setAttribute('href', (use.getAttribute('href') ?? '').replace(/^.*\/([a-z]+\.svg)[^#]*/, '/$1'))
  return box.innerHTML
}

function shelf(
  products: readonly GoodsWire[],
  isVip: boolean,
  texts: typeof en | typeof ar,
  visitor: StoreVisitor = guest,
) {
  const language = texts === en ? 'en' : 'ar'
  const groups = decodeProductGroups([
    {
      ...goodsGroupWire(),
      typeKey: 'crystal',
      typeName: 'Crystals',
      goods: products.map((over) => goodsWire(over)),
    },
    // One of each icon.
    ...(['pass', 'feature', 'crate', 'card'] as const).map((typeKey) => ({
      ...goodsGroupWire(),
      typeKey,
      typeName: `All of ${typeKey}`,
      goods: [goodsWire({ value: typeKey, ...(typeKey !== 'feature' && { art: typeKey }) })],
    })),
  ])
  const copyPart = readParts(page, texts, language)
  if (copyPart === null) throw new Error('The document has no parts')
  const tapped: unknown[] = []
  const {
    places: painted,
    paintRest,
    paintPictures,
  } = paintProducts({
    visitor: seenEarly(visitor),
    groups: cardGroups(groups, { isVip, language }),
    language,
    artworkUrls,
    copyPart,
    onTap: (tap) => tapped.push(tap),
  }) ?? {}
  paintPictures?.()
  const { account, selection } = visitor
  const services = createFakeServices({
    texts: { language, messages: texts },
    ...(account !== null && { account }),
  })
  services.selection.getState().change(() => selection)
  services.catalogue.setState({
    products: { kind: 'ready', value: groups },
    pageConfig: {
      kind: 'ready',
      value: decodePageConfig(pageConfigWire({ is_open_coupon: isVip ? 1 : 0 }), {}),
    },
  })
  return { painted, paintRest, tapped, services }
}

const kinds: readonly (readonly [string, GoodsWire])[] = [
  ['with a bonus', { bonus: '+68 bonus' }],
  ['with a bonus without a figure', { bonus: 'a free skin' }],
  ['with a description', { bonus: '', description: '300 now, then 90 a day' }],
  ['limited', { isLimit: 1 }],
  ['that takes coupons and gives points', { isCoupon: 1, couponPoints: 1200 }],
  ['special', { isSpecial: 1 }],
  ['that is a point card', { isPointCard: 1 }],
  ['that is a point card without a price', { isPointCard: 1, price: '' }],
  ['special and limited', { isSpecial: 1, isLimit: 1 }],
  ['that is a limited point card', { isPointCard: 1, isLimit: 1 }],
  ['with a picture', { art: 'https://pictures.example/gold.avif' }],
  ['that is drawn as fish', { art: 'fish' }],
  ['in another currency', { price: '13000', currency: 'KRW' }],
  ['with markup for a name', { display: '<img src=x onerror=alert(1)>' }],
]

test.each(
  kinds.flatMap(([what, over]) =>
    [true, false].flatMap((isVip) => [
      { what, over, isVip, texts: en },
      { what, over, isVip, texts: ar },
    ]),
  ),
)('a product $what is painted as the store draws it (coupons: $isVip)', ({ over, isVip, texts }) => {
  const { painted, services } = shelf(
    [
      { value: 'g1', price: '0.99' },
      { value: 'g2', ...over },
    ],
    isVip,
    texts,
  )
  renderInStore(services, <ProductShelf />)
  const drawn = document.querySelector('.category-tabs')?.parentElement?.children ?? []
  expect(htmlOf(painted?.slice(1) ?? [])).toBe(htmlOf(drawn))
})

test.each([en, ar])('the prompt to log in is painted as the store draws it', (texts) => {
  const { painted, services } = shelf([{ value: 'g1' }], false, texts)
  renderInStore(services, <Destination />)
  expect(htmlOf(painted?.slice(0, 1) ?? [])).toBe(htmlOf(document.querySelectorAll('.destination-row')))
})

test.each(
  [en, ar].flatMap((texts) => [
    { what: 'who has chosen no character', texts, visitor: player },
    {
      what: 'with a character',
      texts,
      visitor: { ...player, selection: { ...nothing, server, character } },
    },
    {
      what: 'whose character and server are named in Arabic',
      texts,
      visitor: {
        ...player,
        selection: {
          ...nothing,
          server: { display: 'خادم $& 7', value: '7' },
          character: { display: 'نور <b>', value: '9' },
        },
      },
    },
  ]),
)('the row of a player $what is painted as the store draws it', ({ texts, visitor }) => {
  const { painted, services } = shelf([{ value: 'g1' }], false, texts, visitor)
  renderInStore(services, <Destination />)
  expect(htmlOf(painted?.slice(0, 1) ?? [])).toBe(htmlOf(document.querySelectorAll('.destination-row')))
})

test.each([guest, player])('the product that was chosen before is painted as the store draws it', (who) => {
  const product = [{ value: 'g1' }, { value: 'g2', isLimit: 1 }] as const
  const visitor = { ...who, selection: { ...nothing, server, character, productId: 'g2' } }
  const { painted, services } = shelf(product, true, en, visitor)
  renderInStore(services, <ProductShelf />)
  const drawn = document.querySelector('.category-tabs')?.parentElement?.children ?? []
  expect(htmlOf(painted?.slice(1) ?? [])).toBe(htmlOf(drawn))
  expect(painted?.[2].querySelectorAll('[aria-checked=true]')).toHaveLength(1)
})

test.each([guest, player])('a tap on the row is reported as a tap on the character', (visitor) => {
  const { painted, tapped } = shelf([{ value: 'g1' }], false, en, visitor)
  const row = painted?.[0]
  const button = row instanceof HTMLButtonElement ? row : row?.querySelector('button')
  button?.click()
  expect(tapped).toEqual([{ kind: 'destination', sheet: null }])
})

test('a tap marks the product and reports which one it was', () => {
  const { painted, tapped } = shelf([{ value: 'g1' }, { value: 'g2' }], false, en)
  const [first, second] = painted?.[2].querySelectorAll<HTMLElement>('[role=radio]') ?? []
  first?.click()
  second?.click()
  expect(tapped).toMatchObject(['g1', 'g2'].map((productId) => ({ kind: 'product', productId })))
  expect([first, second].map((card) => card?.getAttribute('aria-checked'))).toEqual(['false', 'true'])
})

test('the first frame has six cards, and the rest follow in their order', () => {
  const ids = ['g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7', 'g8']
  const { painted, paintRest } = shelf(
    ids.map((value) => ({ value, display: value })),
    false,
    en,
  )
  const names = () =>
    [...(painted?.[2].querySelectorAll('.product-card__name') ?? [])].map(({ textContent }) => textContent)
  expect(names()).toEqual(ids.slice(0, 6))
  paintRest?.()
  expect(names()).toEqual(ids)
})

test('painted categories cannot be chosen yet', () => {
  const tabs = shelf([{ value: 'g1' }], false, en).painted?.[1].querySelectorAll(
    '[role=tab][aria-disabled=true]',
  )
  expect(tabs).toHaveLength(5)
})

test('a painted picture takes the place of its drawing when it is loaded, and leaves when it cannot be', () => {
  const art = 'https://pictures.example/gold.avif'
  const cards = shelf(
    [
      { value: 'g1', art },
      { value: 'g2', art },
    ],
    false,
    en,
  ).painted?.[2].querySelectorAll('[role=radio]')
  const [loaded, failed] = cards ?? []
  loaded?.querySelector('img')?.dispatchEvent(new Event('load'))
  failed?.querySelector('img')?.dispatchEvent(new Event('error'))
  expect([loaded?.querySelector('use'), loaded?.querySelector('.pictured-artwork__waiting')]).toEqual([
    null,
    null,
  ])
  expect(loaded?.querySelector('img')?.getAttribute('src')).toBe(art)
  expect(failed?.querySelector('img')).toBeNull()
  expect(failed?.querySelector('use')).not.toBeNull()
})
