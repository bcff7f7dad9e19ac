import { followDeviceForms, ownValue, type Language } from '@topup/domain'
import { readKeptProducts } from '../features/products/keptProducts.ts'
import { productsKeyOf } from '../features/products/cardProducts.ts'
import { documentTexts } from '../i18n/documentTexts.ts'
import { type Asked, type ReadStored, attempt, readAccount, readerOf, storageOver } from './askFirst.ts'
import { readParts, sayLate } from './fillParts.ts'
import { type PaintInputs, paintFirstScreen } from './paintFirstScreen.ts'
import type { EarlyVisitor, Painting } from './paintProducts.ts'
import { plainPicture } from './plainProducts.ts'
import type { EarlyTap, EarlyVisit } from './earlyVisit.ts'

/** What the build passes to the script that paints. */
export interface PaintStart {
  readonly key: string
  readonly defaultLanguage: Language
  /** Addresses of the files with the drawings of products. */
  readonly artworkUrls: Painting['artworkUrls']
  /** Addresses of the scripts and style sheets that a tap on a product needs. */
  readonly popupUrls: readonly string[]
}

/**
 * Paints the products of a plain visit (`askFirst`) before the store's script is loaded. It may do nothing, and it fails silently: the
 * store notices and does everything itself. The store waits for no file that paints, so this may also come after it, and then finds
 * nothing to paint. Source: performance.md floor f.
 */
export function paintFirst(start: PaintStart): void {
  const asked = window.topupAsked
  delete window.topupAsked
  if (asked !== undefined)
    void untilRead(document)
      .then(() => begin(start, asked))
      .then(asked.onPainted, asked.onPainted)
  const language = start.defaultLanguage
  // No other texts are certain than those that the document brings, in this language.
  const copyPart = () => readParts(document, documentTexts(document), language)
  attempt(() => sayLate({ waiting: whatWaits, copyPart, language }))
}

/** The skeleton of the document, or painted goods of the last visit; null when the store is drawn, or goods of today are. */
const whatWaits = () =>
  document.querySelector('#root > [aria-busy=true], #root [role=tabpanel][aria-busy=true]')

/** Resolves when the document is read to its end, where parts and texts are; no script has to be loaded for that. */
async function untilRead(page: Document): Promise<void> {
  if (page.readyState === 'loading')
    await new Promise((resolve) => page.addEventListener('readystatechange', resolve, { once: true }))
}

function begin({ key, artworkUrls, popupUrls }: PaintStart, asked: Asked): Promise<unknown> | undefined {
  const { clientId, region, language, suid } = asked
  const kept = readerOf(localStorage, key)
  if (!asked.isShop) return undefined
  followDeviceForms(navigator.languages)
  const from = [readerOf(sessionStorage, key), kept]
  const visitor = readVisitor(asked, from)
  const isStillHere = () => {
    try {
      const now = [readAccount(kept('accounts'), clientId)?.suid ?? null, readVisitor(asked, from)]
      return JSON.stringify(now) === JSON.stringify([suid, visitor])
    } catch {
      return false
    }
  }
  if (!isStillHere()) return undefined
  const goods = readKeptProducts(
    storageOver(kept),
    productsKeyOf({ clientId, region, language, suid: suid ?? undefined }),
    plainPicture,
  )
  return paint({ asked, visitor, artworkUrls, kept: goods, isStillHere }, popupUrls)
}

/** What the player has chosen for the game: this tab goes first. A choice of another player or for another game is not used. */
function readVisitor({ clientId, suid }: Asked, from: readonly ReadStored[]): EarlyVisitor {
  const own = from
    .map((read) => read('selection'))
    .find((stored) => ownValue(stored, 'suid') === (suid ?? ''))
  const chosen = ownValue(own, 'clientId') === clientId ? own : null
  const nameOf = (key: string) => textOf(ownValue(ownValue(chosen, key), 'display'))
  return {
    isGuest: suid === null,
    character: nameOf('role'),
    server: nameOf('server'),
    productId: textOf(ownValue(chosen, 'goods')),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

/** Paints, as long as the visitor is the same, and leaves for the store what it needs to know of it. */
function paint(
  from: Omit<PaintInputs, 'onPainted' | 'onTap'>,
  popupUrls: readonly string[],
): Promise<unknown> | undefined {
  const early = window.topupEarly
  // The store has begun, and draws the products itself.
  if (early === undefined) return undefined
  let unpaint: (() => void) | null = null
  const taps = createTaps(popupUrls)
  // Somebody else may log in in another tab meanwhile, and must not see what was painted for this player.
  addEventListener('storage', () => {
    if (from.isStillHere()) return
    unpaint?.()
    taps.forget()
  })
  Object.assign(early, { isPainted: () => unpaint !== null }, taps.forStore)
  return new Promise((resolve) => {
    const onPainted = (undo: typeof unpaint) => {
      unpaint = undo
      resolve(null)
    }
    paintFirstScreen({ ...from, onTap: taps.take, onPainted }).then(resolve, resolve)
  })
}

/** Holds the last tap until somebody takes it, and passes every later one on. What a tap needs is at `urls`. */
function createTaps(urls: readonly string[]) {
  let tapped: EarlyTap | null = null
  let isCodeThere = false
  let waiting = urls
  const fetchCode = () => {
    if (tapped === null || !isCodeThere) return
    waiting.forEach(preload)
    waiting = []
  }
  let pass = (tap: EarlyTap) => {
    tapped = tap
    fetchCode()
  }
  const forStore: Pick<EarlyVisit, 'codeIsThere' | 'sheet' | 'whenTapped'> = {
    codeIsThere: () => {
      isCodeThere = true
      fetchCode()
    },
    sheet: () => tapped?.sheet ?? null,
    whenTapped: (take) => {
      pass = take
      if (tapped !== null) take(tapped)
    },
  }
  return {
    take: (tap: EarlyTap) => pass(tap),
    forget: () => {
      tapped?.sheet?.close()
      tapped = null
    },
    forStore,
  }
}

/** Hints at a file, so that it is there when it is asked for. */
function preload(url: string): void {
  const link = document.createElement('link')
  const isStyle = url.endsWith('.css')
  link.rel = isStyle ? 'preload' : 'modulepreload'
  if (isStyle) link.as = 'style'
  link.crossOrigin = ''
  link.href = url
  document.head.appendChild(link)
}
