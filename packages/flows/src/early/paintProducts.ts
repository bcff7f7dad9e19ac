import { formatNumber, type Language } from '@topup/domain'
import type { ArtworkFile } from '@topup/ui-kit/artworkFile'
import { bonusParts, groupIconName } from '../features/products/groupIconName.ts'
import type { CardProduct, CardGroup } from '../features/products/cardProducts.ts'
import { fillPictures, type CopyPart, sayLate } from './fillParts.ts'
import { type EarlySheet, type EarlyTap, cardNamed } from './earlyVisit.ts'
import { openSheet, productSheet } from './openSheet.ts'
import { cardDetails, cardPart, tabIcons } from './partNames.ts'

/** How many cards the first frame has: more than a phone's screen shows. */
const firstCards = 6

/** Who the first screen is for, and what this player has chosen. */
export interface EarlyVisitor {
  readonly isGuest: boolean
  /** The name of the character, and of its server. */
  readonly character: string | null
  readonly server: string | null
  readonly productId: string | null
}

/** What is painted. Limits and open orders are not known yet; the store, too, draws the products before it knows them. */
export interface Painting {
  readonly visitor: EarlyVisitor
  /** The goods of this moment, or those of the last visit. */
  readonly groups: readonly CardGroup[]
  readonly language: Language
  /** Addresses of the files with the drawings of products. */
  readonly artworkUrls: Readonly<Record<ArtworkFile, string>>
  readonly onTap: (tap: EarlyTap) => void
  /** The parts that the build has drawn by the store's own components. */
  readonly copyPart: CopyPart
}

/** What stands in the page. */
interface Painted {
  /** What takes the places of the skeleton. */
  readonly places: readonly [destination: HTMLElement, tabs: HTMLElement, panel: HTMLElement]
  /** Adds the cards that the first frame goes without. */
  readonly paintRest: () => void
  /** Shows the drawings and pictures of the cards: a drawing costs more than the rest of its card. */
  readonly paintPictures: () => void
}

/**
 * Paints the character's row, or a guest's prompt to log in, and the tabs with the first category's cards, before the store's
 * script is loaded: out of the parts in the document (`document/Parts.tsx`). Source: performance.md floor f.
 */
export function paintProducts(painting: Painting): Painted | null {
  const { groups, copyPart } = painting
  const [shown] = groups
  if (shown === undefined) return null
  const [tabs, panel] = copyPart('shelf', { key: shown.typeKey, name: shown.name })
  if (panel === undefined) return null
  tabs.textContent = ''
  for (const group of groups) tabs.appendChild(tab(group, painting, group === shown))
  const grid = panel.firstElementChild
  const cards: (readonly [card: HTMLElement, good: CardProduct])[] = []
  const add = (goods: readonly CardProduct[]) =>
    goods.forEach((good) => {
      const made = card(good, painting)
      cards.push([made, good])
      grid?.appendChild(made)
    })
  add(shown.goods.slice(0, firstCards))
  return {
    places: [destination(painting), tabs, panel],
    paintRest: () => add(shown.goods.slice(firstCards)),
    paintPictures: () => cards.forEach(([made, good]) => fillPictures(made, good, painting.artworkUrls)),
  }
}

/** Only the store can show another category. */
function tab(group: CardGroup, { copyPart }: Painting, isShown: boolean): Element {
  const [tabs] = copyPart(isShown ? 'shelf' : 'otherTabs', { key: group.typeKey, name: group.name })
  const made = tabs.children[tabIcons.indexOf(groupIconName(group))]
  if (made === undefined) throw new Error(group.typeKey)
  made.setAttribute('aria-disabled', 'true')
  return made
}

/** The last row of the destination card; its number of lines decides where the products begin. */
function destination({ visitor, copyPart, onTap }: Painting): HTMLElement {
  const { isGuest, character, server } = visitor
  const isChosen = character !== null && server !== null
  const part = isGuest ? 'logIn' : isChosen ? 'character' : 'chooseCharacter'
  const [row] = copyPart(part, isChosen ? { character, server } : {})
  const button = row.querySelector('button') ?? row
  button.addEventListener('click', () => onTap({ kind: 'destination', sheet: null }))
  return row
}

function card(good: CardProduct, painting: Painting): HTMLElement {
  const { visitor, language, copyPart, onTap } = painting
  const { productId, name, note, isBonus, price, points } = good
  const bonus = isBonus ? bonusParts(note) : { before: note, figure: '', after: '' }
  const [made] = copyPart(cardPart({ ...good, isExchange: price === '' }), {
    ...bonus,
    product: name,
    price,
    points: formatNumber(points, language),
  })
  const figure = made.querySelector(cardDetails.figure)
  if (figure !== null && bonus.figure !== '') figure.textContent = bonus.figure
  else if (figure?.parentElement) figure.parentElement.textContent = note
  const has = {
    coupon: good.takesCoupon,
    points: points > 0,
  }
  for (const detail of Object.keys(has) as (keyof typeof has)[])
    if (!has[detail]) made.querySelector(cardDetails[detail])?.remove()
  if (visitor.productId === productId) made.setAttribute('aria-checked', 'true')
  made.addEventListener('click', () => {
    made.parentElement?.querySelector('[aria-checked=true]')?.setAttribute('aria-checked', 'false')
    made.setAttribute('aria-checked', 'true')
    onTap({ kind: 'product', productId, name, sheet: openSheetOf(good, made, painting) })
  })
  return made
}

/** Opens the sheet of a product over the page that its card is on; null where only the store can tell what opens. */
function openSheetOf(good: CardProduct, card: Element, painting: Painting): EarlySheet | null {
  const page = card.closest('body > *')
  if (page === null) return null
  try {
    const layer = productSheet(good, painting)
    if (layer === null) return null
    const { copyPart, language } = painting
    const waiting = () => layer.querySelector('[role=status]')?.parentElement ?? null
    sayLate({ waiting, copyPart: () => copyPart, language })
    return openSheet(layer, { page, opener: () => cardNamed(page, good.name) })
  } catch {
    // The store answers the tap.
    return null
  }
}
