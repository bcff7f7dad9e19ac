import { ownValue } from '@topup/domain'
import { cardGroups, type CardGroup } from '../features/products/cardProducts.ts'
import { documentTexts } from '../i18n/documentTexts.ts'
import { setPageLanguage } from '../i18n/setPageLanguage.ts'
import type { Asked } from './askFirst.ts'
import { type EarlyTap, keepFocus } from './earlyVisit.ts'
import { type EarlyVisitor, type Painting, paintProducts } from './paintProducts.ts'
import { readParts, type CopyPart } from './fillParts.ts'
import { plainContent, plainFlag, plainJson, plainProducts } from './plainProducts.ts'

/** What the first screen is painted from. */
export interface PaintInputs {
  readonly asked: Asked
  /** The goods of the last visit, for the same game, region, language and player; null without any. */
  readonly kept: readonly CardGroup[] | null
  readonly visitor: EarlyVisitor
  /** Called before anything is painted: what was requested for another visitor is not. */
  readonly isStillHere: () => boolean
  readonly artworkUrls: Painting['artworkUrls']
  readonly onTap: (tap: EarlyTap) => void
  /** Called when something is painted, with a function that puts the skeleton back, and with null when that was done. */
  readonly onPainted: (unpaint: (() => void) | null) => void
}

/**
 * Paints the products in place of the skeleton: at once those of the last visit, marked as busy, and those of today as soon
 * as products and page config are loaded. A refusal puts the skeleton back: the login may be over. Only answers in the plain form
 * are painted; the store reads the same answers in any form. Rejects when something
 * cannot be read; what was painted by then stays. Source: performance.md floor f, decision 77.
 */
export async function paintFirstScreen(from: PaintInputs): Promise<void> {
  const { asked, kept } = from
  const answers = Promise.all([asked.products.then(contentOf), asked.pageConfig.then(contentOf)])
  // Whoever waits for them below handles a failure.
  answers.catch(() => undefined)
  const tools = await collectTools(from)
  if (tools === null) return
  const { page, paint } = tools
  const screen = createScreen(page, from)
  if (kept !== null && from.isStillHere()) screen.show(paint(kept), true)
  const contents = await answers
  // The store stands there by now.
  if (!page.isConnected) return
  if (contents.includes(undefined)) return screen.clear()
  const groups = todaysGoods(contents, from)
  if (!from.isStillHere()) return
  if (kept !== null && screen.isBusy() && shownOf(groups) === shownOf(kept)) screen.settle()
  else screen.show(paint(groups), false)
}

/** Where to paint and what with; null where the document or the words lack something. */
async function collectTools(from: PaintInputs) {
  const { asked } = from
  const given = await asked.texts?.then(copyOf).then(plainJson)
  const copyPart = readParts(document, given ?? documentTexts(document), asked.language)
  const page = document.querySelector('#root > [aria-busy] .product-grid')?.parentElement ?? null
  if (page === null || copyPart === null) return null
  return { page, paint: createPainter(from, copyPart) }
}

/** Paints goods, with the mark on the product that was chosen last: before the visit, or by a tap on an earlier painting. */
function createPainter(
  { asked: { language }, visitor, artworkUrls, onTap: pass }: PaintInputs,
  copyPart: CopyPart,
): (groups: readonly CardGroup[]) => ReturnType<typeof paintProducts> {
  let { productId } = visitor
  const onTap = (tap: EarlyTap) => {
    if (tap.kind === 'product') ({ productId } = tap)
    pass(tap)
  }
  return (groups) =>
    paintProducts({
      visitor: { ...visitor, productId },
      groups,
      language,
      artworkUrls,
      onTap,
      copyPart,
    })
}

/** What a painting shows of the goods, as a text that can be compared. */
const shownOf = (groups: readonly CardGroup[]): string =>
  JSON.stringify([groups[0]?.goods, groups.map(({ typeKey, name, art }) => [typeKey, name, art])])

/** Today's goods; throws where they are not in the plain form, which is left to the store. */
function todaysGoods(
  [products, config]: readonly [unknown, unknown],
  { asked: { language } }: PaintInputs,
): readonly CardGroup[] {
  const isVip = plainFlag(ownValue(config, 'is_open_coupon'))
  return cardGroups(plainProducts(products), { isVip, language }, 'first')
}

/** The places of the document's skeleton, and what stands in them. */
function createScreen(page: HTMLElement, { asked: { language }, onPainted }: PaintInputs) {
  const skeleton = ['.destination-row', '.category-tabs', '.product-grid'].map((place) =>
    page.querySelector(place),
  )
  let standing: readonly (Element | null)[] = skeleton
  // A screen reader may skip what is busy.
  const sayBusy = (isBusy: boolean) => page.closest('[aria-busy]')?.setAttribute('aria-busy', String(isBusy))
  const stand = (parts: readonly (Element | null)[]) => {
    standing.forEach((part, index) => part?.replaceWith(parts[index] ?? ''))
    standing = parts
  }
  const clear = () => {
    stand(skeleton)
    sayBusy(true)
    onPainted(null)
  }
  const panel = () => standing[2] ?? null
  return {
    /** Shows a painting, if there is one; what may be out of date is marked. */
    show(painted: ReturnType<typeof paintProducts>, isBusy: boolean): void {
      if (painted === null) return
      const { places, paintRest, paintPictures } = painted
      setPageLanguage(document.documentElement, language)
      if (isBusy) places[2].setAttribute('aria-busy', 'true')
      keepFocus(() => stand(places))
      sayBusy(false)
      onPainted(clear)
      // The store draws what cannot be painted.
      afterFrame()
        .then(paintRest)
        // The store that comes at once draws them itself: twice would delay it.
        .then(whenIdle)
        .then(() => places[2].isConnected && paintPictures())
        .catch(() => undefined)
    },
    clear,
    /** Whether goods of the last visit stand there. */
    isBusy: () => panel()?.hasAttribute('aria-busy') === true,
    /** What stands there is up to date. */
    settle(): void {
      panel()?.removeAttribute('aria-busy')
      panel()?.querySelector('.waiting__place')?.remove()
    },
  }
}

/** Resolves when the next frame is drawn; a page that nobody sees has none. */
const afterFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Resolves when the page has nothing else to do; at once where the browser cannot tell. */
const whenIdle = () =>
  new Promise<unknown>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve)
    else resolve(null)
  })

/** A copy of what was sent, because the store reads it afterwards. */
const copyOf = (response: Response): Promise<string> => response.clone().text()

const contentOf = (response: Response): Promise<unknown> => copyOf(response).then(plainContent)
