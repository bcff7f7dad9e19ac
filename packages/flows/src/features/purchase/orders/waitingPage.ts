import {
  type OrderFacts,
  type PurchaseSnapshot,
  directionOf,
  factsOf,
  formatPrice,
  htmlLang,
} from '@topup/domain'
import { matchesMedia } from '@topup/ui-kit/mediaQuery'
import type { WaitingMoment } from '../../../platform/payWindow.ts'
import type { Services } from '../../../store/services.ts'
import type { WaitingTexts } from '../contracts.ts'

type Style = Partial<CSSStyleDeclaration>

/**
 * Fills the blank payment window: the brand's mark, what is paid, for whom and how much, and that the window is still
 * needed. It is built from elements, and styled through the CSSOM, because the window is under the store's policy: no
 * markup, no script and no style sheet of its own. Source: spec §4 "After paying", decisions 30 and 31.
 */
export function drawWaitingPage(
  page: Document,
  texts: WaitingTexts,
  look: WaitingLook,
  moment: WaitingMoment = 'opening',
): void {
  const { documentElement: root, head, body } = page
  page.title = `${texts.title} – ${texts.storeName}`
  root.lang = htmlLang(texts.language)
  root.dir = directionOf(texts.language)
  head.appendChild(meta(page, 'viewport', 'width=device-width, initial-scale=1'))
  head.appendChild(meta(page, 'theme-color', look.background))
  style(root, { background: look.background, height: '100%' })
  style(body, {
    margin: '0',
    minHeight: '100%',
    display: 'flex',
    background: look.background,
    color: look.text,
    fontFamily: look.font,
    lineHeight: '1.42',
    textAlign: 'center',
    textWrap: 'balance',
  })
  // Margins on all sides centre it, and let it scroll where the text is larger than the window.
  const main = add(body, 'main', { margin: 'auto', padding: '24px 16px', width: '320px', maxWidth: '100%' })
  style(main, { boxSizing: 'border-box' })
  drawBrand(main, texts, look)
  main.appendChild(spinner(page, look))
  add(main, 'h1', { margin: '0 0 16px', fontSize: '1.25rem', lineHeight: '1.25' }, texts.title)
  drawPurchase(main, texts, look)
  const note = moment === 'late' ? texts.lateNote : texts.note
  add(main, 'p', { margin: '16px 0 0', fontSize: '0.9375rem', color: look.secondary }, note)
}

/** The mark on its tile, over the store's name. */
function drawBrand(main: HTMLElement, { storeName }: WaitingTexts, look: WaitingLook): void {
  const { mark } = look
  if (mark !== null) {
    const tile = add(main, 'div', {
      display: 'flex',
      width: '56px',
      height: '56px',
      margin: '0 auto 8px',
      borderRadius: look.tileRadius,
      background: look.fill,
      color: look.onFill,
      boxShadow: `inset 0 0 0 1px ${look.edge}`,
    })
    const drawn = main.ownerDocument.importNode(mark, true)
    const size = { width: '32', height: '32', fill: 'currentColor' }
    for (const [name, value] of Object.entries(size)) drawn.setAttribute(name, value)
    style(drawn as SVGElement, { margin: 'auto' })
    tile.appendChild(drawn)
  }
  addIsolated(add(main, 'p', { margin: '0', fontSize: '0.8125rem', color: look.secondary }), [storeName])
}

/** What is paid, how much, and for whom. */
function drawPurchase(
  main: HTMLElement,
  { product, amount, recipient }: WaitingTexts,
  look: WaitingLook,
): void {
  if (product === null && amount === null && recipient.length === 0) return
  const card = add(main, 'div', {
    padding: '16px',
    borderRadius: look.cardRadius,
    border: `1px solid ${look.border}`,
    background: look.surface,
    overflowWrap: 'break-word',
  })
  if (product !== null) addIsolated(add(card, 'p', { margin: '0', fontSize: '0.9375rem' }), [product])
  if (amount !== null) {
    const figure = { margin: '2px 0 0', fontSize: '1.5rem', fontWeight: '700' }
    addIsolated(add(card, 'p', figure), [amount])
  }
  recipient.forEach((names, index) => {
    const line = { margin: index === 0 ? '8px 0 0' : '0', fontSize: '0.8125rem', color: look.secondary }
    addIsolated(add(card, 'p', line), names)
  })
}

const svg = 'http://www.w3.org/2000/svg'

/** A wheel that the browser itself turns, without script; a dotted ring for players who asked for less motion. */
function spinner(page: Document, { tint, isStill }: WaitingLook): Element {
  const wheel = shape(page, 'svg', { viewBox: '0 0 48 48', width: '40', height: '40', 'aria-hidden': 'true' })
  style(wheel, { display: 'block', margin: '24px auto 16px' })
  const circle = { cx: '24', cy: '24', r: '20', fill: 'none', stroke: tint, 'stroke-width': '5' }
  const dashes = isStill ? '4 6.5' : '94 32'
  const ring = shape(page, 'circle', { ...circle, 'stroke-dasharray': dashes })
  wheel.appendChild(ring)
  if (isStill) return wheel
  const turn = { attributeName: 'transform', type: 'rotate', from: '0 24 24', to: '360 24 24' }
  ring.appendChild(shape(page, 'animateTransform', { ...turn, dur: '1.4s', repeatCount: 'indefinite' }))
  return wheel
}

function shape(page: Document, name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const drawn = page.createElementNS(svg, name) as SVGElement
  for (const [key, value] of Object.entries(attributes)) drawn.setAttribute(key, value)
  return drawn
}

function meta(page: Document, name: string, content: string): HTMLMetaElement {
  const made = page.createElement('meta')
  made.name = name
  made.content = content
  return made
}

function add(parent: HTMLElement, name: string, look: Style, text = ''): HTMLElement {
  const made = parent.ownerDocument.createElement(name)
  made.textContent = text
  style(made, look)
  parent.appendChild(made)
  return made
}

/** Names one after another, each apart from the direction of the text around it; no line begins with a dot. Source: design.md §8. */
function addIsolated(parent: HTMLElement, names: readonly string[]): void {
  names.forEach((name, index) => {
    if (index > 0) parent.appendChild(parent.ownerDocument.createTextNode('\u00a0· '))
    add(parent, 'bdi', {}, name)
  })
}

const style = ({ style: own }: HTMLElement | SVGElement, look: Style): void => void Object.assign(own, look)

/** How the store looks, as the waiting page needs it: CSS values, and the brand's mark. */
export interface WaitingLook {
  readonly font: string
  readonly background: string
  readonly surface: string
  readonly text: string
  readonly secondary: string
  readonly border: string
  readonly tint: string
  readonly fill: string
  readonly onFill: string
  readonly edge: string
  readonly cardRadius: string
  readonly tileRadius: string
  readonly mark: Element | null
  /** Whether the player asked for less motion. */
  readonly isStill: boolean
}

/**
 * Reads the look from the store's own page: its style sheets are not asked for again, because the payment must not
 * wait for them. Source: design.md §2, §5.
 */
export function waitingLookOf(
  store: Pick<Window, 'document' | 'getComputedStyle' | 'matchMedia'>,
): WaitingLook {
  const { document: page } = store
  const style = store.getComputedStyle(page.documentElement)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim()
  return {
    font: store.getComputedStyle(page.body).fontFamily,
    background: token('bg'),
    surface: token('surface-1'),
    text: token('text'),
    secondary: token('text-2'),
    border: token('border'),
    tint: token('tint-ui'),
    fill: token('tint-fill'),
    onFill: token('on-tint'),
    edge: token('tint-edge'),
    cardRadius: token('r-card'),
    tileRadius: token('r-tile'),
    mark: page.querySelector('.header__tile svg'),
    isStill: matchesMedia('(prefers-reduced-motion: reduce)', store),
  }
}

type Said = Pick<Services, 'brand' | 'translator'>

/** The texts for an order that is about to be made. Source: decisions 30, 31 and 67. */
export const waitingTextsOf = (services: Said, snapshot: PurchaseSnapshot): WaitingTexts =>
  waitingTextsOfFacts(services, factsOf({ kind: 'intended', snapshot, apiOrigin: '' }))

/** The same for an order that is there already. Source: decisions 30, 31 and 67. */
export function waitingTextsOfFacts({ brand, translator }: Said, facts: OrderFacts | null): WaitingTexts {
  const { t } = translator
  const language = translator.language()
  const known = (...names: readonly (string | null | undefined)[]) => names.flatMap((name) => name || [])
  return {
    language,
    storeName: brand.name,
    title: t('pay.opening'),
    product: facts?.product ?? null,
    amount: facts?.amount == null ? null : formatPrice(facts.amount, language),
    recipient: [known(facts?.character, facts?.server), known(facts?.game, facts?.account)].filter(
      (line) => line.length > 0,
    ),
    note: t('pay.keepOpen'),
    lateNote: t('pay.deviceSlow'),
  }
}
