import { expect, test } from 'vitest'
import { cardPart } from '../partNames.ts'
import { cardKinds } from './Parts.tsx'
import { renderFirstScreen } from './renderFirstScreen.tsx'

const { shell, parts } = renderFirstScreen({ storeName: 'Store', Mark: () => <svg />, isOld: false })

test('a document with products brings each part once', () => {
  const names = [...parts.matchAll(/data-part="([^"]+)"/g)].map(([, name]) => name)
  expect(names).toEqual([
    'logIn',
    'chooseCharacter',
    'character',
    'shelf',
    'otherTabs',
    ...cardKinds.map(cardPart),
    'sheet-login',
    'sheet-character',
    'sheet-recharge',
    'late',
  ])
})

test.each(cardKinds)('the card %o has all that it may have, each once', (kind) => {
  const [card = ''] = new RegExp(`data-part="${cardPart(kind)}">.*?</button>`).exec(parts) ?? []
  const own = kind.isExchange ? ['{{product.exchange}}'] : ['{{price}}', '{{product.points}}']
  for (const place of [
    '{{product}}',
    '{{before}}',
    '{{after}}',
    '{{product.coupon}}',
    '<use',
    '<img',
    ...own,
  ])
    expect([place, card.split(place).length]).toEqual([place, 2])
  expect(card.includes('{{product.limited}}')).toBe(kind.isLimit)
})

test('nothing in a part is fetched before it is copied and filled in', () => {
  expect(parts).not.toMatch(/<(?:use|img)[^>]*(?:href|src)=/)
})

test('a store with its name as a drawing shows it, and says it aloud', () => {
  const drawn = renderFirstScreen({
    storeName: 'Store',
    Mark: () => <svg />,
    Wordmark: () => <svg id="wordmark" />,
    isOld: false,
  }).shell
  expect(drawn).toContain('<svg id="wordmark"></svg><bdi translate="no" class="visually-hidden">Store</bdi>')
  expect(shell).toContain('<bdi translate="no">Store</bdi>')
})
