import { formatNumber, isolate } from '@topup/domain'
import type { Language } from '@topup/domain'
import { artworkUrl } from '@topup/ui-kit/artworkFile'
import {
  iconCheck,
  iconClock,
  iconRight,
  iconServer,
  iconStarFilled,
  iconTicketFilled,
} from '@topup/ui-kit/icons'
import { bonusParts } from '../features/products/bonusParts.ts'
import { groupIcon } from '../features/products/groupIcon.ts'
import type { SeenGood, SeenGroup } from '../features/products/seenGoods.ts'
import { drawing, element, icon } from './element.ts'
import { pictureOver } from './pictureOver.ts'
import type { EarlyStart } from './earlyStart.ts'
import type { EarlyTap } from './earlyVisit.ts'
import type { EarlyVisitor } from './earlyVisitor.ts'
import type { PaintedTexts } from './paintedTexts.ts'

/**
 * What is painted. Limits and open orders are not known yet; the store, too, draws the products before it knows
 * them.
 */
export interface Painting {
  readonly visitor: EarlyVisitor
  /** The goods of this moment, or those of the last visit. */
  readonly groups: readonly SeenGroup[]
  readonly texts: PaintedTexts
  readonly language: Language
  readonly artworkUrls: EarlyStart['artworkUrls']
  readonly onTap: (tap: EarlyTap) => void
}

/**
 * Paints the character's row, or a guest's prompt to log in, like `Destination`, and the tabs with the first
 * category's cards like `ProductShelf`, before the store's script is loaded. Elements, classes and words are the
 * same (`paintProducts.test.tsx` compares them). Source: performance.md floor f.
 */
export function paintProducts(
  painting: Painting,
): readonly [destination: HTMLElement, tabs: HTMLElement, panel: HTMLElement] | null {
  const { groups, texts } = painting
  const [shown] = groups
  if (shown === undefined) return null
  const tabs = groups.map((group) => {
    const { typeKey, name } = group
    const isShown = typeKey === shown.typeKey
    return element(
      'button',
      {
        id: `products-tab-${typeKey}`,
        type: 'button',
        role: 'tab',
        class: 'category-tabs__tab',
        'aria-selected': String(isShown),
        // Only the store can show another category.
        'aria-disabled': 'true',
        ...(isShown && { 'aria-controls': 'products' }),
      },
      icon(groupIcon(group)),
      element('bdi', {}, name),
    )
  })
  const cards = shown.goods.map((good) => card(good, painting))
  return [
    destination(painting),
    element('div', { class: 'category-tabs', role: 'tablist', 'aria-label': texts.categories }, ...tabs),
    element(
      'div',
      { id: 'products', role: 'tabpanel', 'aria-labelledby': `products-tab-${shown.typeKey}` },
      element('div', { class: 'product-grid', role: 'radiogroup', 'aria-label': shown.name }, ...cards),
    ),
  ]
}

/** Paints the last row of the destination card; its number of lines decides where the products begin. */
function destination(painting: Painting): HTMLElement {
  const { visitor, texts, onTap } = painting
  const onPress = () => onTap({ kind: 'destination' })
  return visitor.account === null ? logInRow(texts, onPress) : characterRow(painting, onPress)
}

/** Paints what `LogInRow` of `Destination` draws. */
function logInRow(texts: PaintedTexts, onPress: () => void): HTMLElement {
  const button = element(
    'button',
    { type: 'button', class: 'button button--primary button--list' },
    span('button__label', texts.logIn),
  )
  button.addEventListener('click', onPress)
  const words = span('', element('b', {}, texts.logInTitle), element('small', {}, texts.logInText))
  return element('div', { class: 'destination-row' }, span('destination-prompt', words, button))
}

/** Paints what `RoleRow` of `Destination` draws. */
function characterRow({ visitor, texts, language }: Painting, onPress: () => void): HTMLElement {
  const { character, server } = visitor.selection
  const [title, note] =
    character === null || server === null
      ? [texts.chooseCharacter, texts.chooseCharacterText]
      : [element('bdi', {}, character.display), filled(texts.server, 'server', server.display, language)]
  const button = element(
    'button',
    { type: 'button', class: 'destination-row', 'aria-haspopup': 'dialog' },
    span(
      'row-face',
      span('lead-icon lead-icon--tinted', icon(iconServer)),
      span('', element('b', {}, title), element('small', {}, note)),
      icon(iconRight),
    ),
  )
  button.addEventListener('click', onPress)
  return button
}

/** A text with its one placeholder filled in, as the translator does it. */
const filled = (text: string, name: string, value: string, language: Language): string =>
  text.split(`{{${name}}}`).join(isolate(value, language))

const span = (className: string, ...children: readonly (Node | string | null)[]) =>
  element('span', className === '' ? {} : { class: className }, ...children)

function card(good: SeenGood, painting: Painting): HTMLElement {
  const { visitor, texts, artworkUrls, onTap } = painting
  const artwork = drawing('', 96, 'use', { href: artworkUrl(good.artwork, artworkUrls) })
  const className = good.isWide ? 'product-card product-card--wide' : 'product-card'
  const content = [
    span(
      good.isLimit ? 'product-card__artwork product-card__artwork--ribbon' : 'product-card__artwork',
      artwork,
      good.picture === null ? null : pictureOver(good.picture, artwork),
      good.isLimit ? span('product-ribbon', icon(iconClock), texts.limited) : null,
      span('check-mark', icon(iconCheck)),
    ),
    span(
      'product-card__body',
      span(
        'product-card__text',
        span('product-card__name', element('bdi', {}, good.name)),
        span('product-card__note', note(good)),
        good.takesCoupon
          ? span('product-card__tags', span('tag tag--coupon', icon(iconTicketFilled), texts.coupon))
          : null,
      ),
      bar(good, painting),
    ),
  ]
  const button = element(
    'button',
    {
      type: 'button',
      role: 'radio',
      'aria-checked': String(visitor.selection.productId === good.productId),
      class: className,
    },
    ...content,
  )
  button.addEventListener('click', () => {
    for (const other of button.parentElement?.children ?? []) other.setAttribute('aria-checked', 'false')
    button.setAttribute('aria-checked', 'true')
    onTap({ kind: 'product', productId: good.productId, name: good.name })
  })
  return button
}

function note({ note: text, isBonus }: SeenGood): HTMLElement {
  if (!isBonus) return element('bdi', {}, text)
  const { before, figure, after } = bonusParts(text)
  return element('bdi', {}, before, figure === '' ? null : element('b', {}, figure), after)
}

function bar(good: SeenGood, painting: Painting): HTMLElement {
  const { texts, language } = painting
  if (good.price === '') return span('product-bar', span('', texts.exchange), icon(iconRight))
  const points =
    good.points > 0
      ? span(
          'product-bar__points',
          icon(iconStarFilled),
          element(
            'bdi',
            { class: 'numeric' },
            filled(texts.points, 'points', formatNumber(good.points, language), language),
          ),
        )
      : null
  return span('product-bar', element('bdi', { class: 'numeric' }, good.price), points)
}
