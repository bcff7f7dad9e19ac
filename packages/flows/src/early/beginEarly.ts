import { brandIn, chooseDeployment, followDeviceForms } from '@topup/domain'
import { readKeptColors, wearColors } from '../features/brandColor/keptColors.ts'
import { goodsKeyOf } from '../features/products/seenGoods.ts'
import { type BrandStorage, createBrandStorage, storageOf } from '../platform/brandStorage.ts'
import type {} from '../visit/entrySearch.ts'
import { keepRoom } from '../frame/openOrders/room.ts'
import { layoutOf } from '../visit/layoutOf.ts'
import { readVisit } from '../visit/readVisit.ts'
import { readKeptGoods } from '../features/products/keptGoods.ts'
import { languagesOf } from '../platform/device.ts'
import { prefetch } from './prefetch.ts'
import type { EarlyStart } from './earlyStart.ts'
import { createTaps } from './earlyTaps.ts'
import { isSameVisitor, readVisitor } from './earlyVisitor.ts'
import { nothingPrefetched } from './earlyVisit.ts'
import type { EarlyVisit } from './earlyVisit.ts'
import { paintFirstScreen } from './paintFirstScreen.ts'
import type { PaintInputs } from './paintFirstScreen.ts'
import { plainPicture } from './plainProducts.ts'
import { sayLate } from './sayLate.ts'
import { documentTexts } from '../i18n/documentTexts.ts'
import { readParts } from './fillParts.ts'

/**
 * Runs the early script: requests the first screen's data before the store's own script is loaded, and paints
 * the products. It may do nothing, and it fails silently: the store notices and does everything itself. A link
 * with secrets, into a game or with a social code is left to the store. Source: performance.md floor f.
 */
export function beginEarly(start: EarlyStart): void {
  attempt(() => begin(start))
  const language = start.brand.defaultLanguage
  // No other texts are certain than those that the document brings, in this language.
  const copyPart = () => readParts(document, documentTexts(document), language)
  attempt(() => sayLate({ waiting: whatWaits, copyPart, language }))
}

/** The skeleton of the document, or painted goods of the last visit; null when the store is drawn, or goods of today are. */
const whatWaits = () =>
  document.querySelector('#root > [aria-busy=true], #root [role=tabpanel][aria-busy=true]')

/** Each act alone: an old browser may lack what polyfills will add later, and what one needs the next may not. */
function attempt(act: () => void): void {
  try {
    act()
  } catch {
    // The store does it itself.
  }
}

function begin({ brand: all, locales, artworkUrls, popupUrls }: EarlyStart): void {
  const { pathname, origin } = location
  const deployment = chooseDeployment(all, origin)
  const brand = brandIn(all, deployment)
  // A social code stands for a link that only the store can look up.
  if (deployment === null || pathname.indexOf('@') !== -1) return
  const brandStorage = storageIn('localStorage', brand)
  const tab = storageIn('sessionStorage', brand)
  const search = window.topupEntry ?? location.search
  const visit = readVisit({ brand, brandStorage, tab, search, navigator })
  const { clientId, game, language, region } = visit
  followDeviceForms(languagesOf(navigator))
  attempt(() => dress(brandStorage, clientId))
  // The guard before this script has taken a link with secrets: nothing is requested before the store has read
  // them.
  const isPlain = window.topupEntry === undefined && visit.kind === null
  const textsUrl = locales[language]
  const hasTexts = textsUrl !== undefined || language === brand.defaultLanguage
  if (!isPlain || !region.ok || !hasTexts) {
    window.topupEarly = { ...nothingPrefetched, visit }
    return
  }
  const visitorNow = () => readVisitor(brandStorage, tab, clientId)
  const visitor = visitorNow()
  const asked = prefetch({
    visit,
    account: visitor.account,
    region: region.value,
    deployment,
    brandStorage,
    textsUrl,
    clock: Date,
  })
  const screen: PaintedScreen = { unpaint: null }
  const taps = createTaps(popupUrls)
  const early = handOver({ visit, answers: asked.answers }, screen, taps)
  if (!isShop(pathname) || layoutOf(brand, { region: region.value, clientId, game }) !== 'new') return
  const keptUnder = goodsKeyOf({ clientId, region: region.value, language, suid: visitor.account?.suid })
  const from = { asked, visitor, language, artworkUrls }
  const kept = readKeptGoods(brandStorage, keptUnder, plainPicture)
  const isStillHere = () => isSameVisitor(visitor, visitorNow())
  early.painting = paint({ ...from, kept, isStillHere }, screen, taps)
}

/** What puts the skeleton back; null while it stands there. */
interface PaintedScreen {
  unpaint: (() => void) | null
}

/** Leaves for the store what was begun. */
function handOver(
  begun: Pick<EarlyVisit, 'answers' | 'visit'>,
  screen: PaintedScreen,
  taps: ReturnType<typeof createTaps>,
): EarlyVisit {
  const early: EarlyVisit = {
    ...nothingPrefetched,
    ...begun,
    isPainted: () => screen.unpaint !== null,
    ...taps.forStore,
  }
  window.topupEarly = early
  return early
}

/** Paints, as long as the visitor is the same. Resolves when something is painted, or nothing will be. */
function paint(
  from: Omit<PaintInputs, 'onTap' | 'onPainted'>,
  screen: PaintedScreen,
  taps: ReturnType<typeof createTaps>,
): Promise<unknown> {
  // Somebody else may log in in another tab meanwhile, and must not see what was painted for this player.
  addEventListener('storage', () => {
    if (from.isStillHere()) return
    screen.unpaint?.()
    taps.forget()
  })
  return new Promise((resolve) => {
    const onPainted = (unpaint: PaintedScreen['unpaint']) => {
      screen.unpaint = unpaint
      resolve(null)
    }
    paintFirstScreen({ ...from, onTap: taps.take, onPainted }).then(resolve, resolve)
  })
}

const isShop = (pathname: string) => pathname === '/' || pathname === '/selectGoods'

/**
 * Applies the colours of the last visit, and keeps the room of an open payment, before the first paint; nothing is painted
 * while this script runs.
 */
function dress(brandStorage: BrandStorage, clientId: string): void {
  keepRoom(brandStorage, document)
  const kept = readKeptColors(brandStorage, clientId)
  if (kept !== null) wearColors(document, kept)
}

/** No answer has named the service's time yet. */
const untimed = { now: Date.now, serviceNow: () => null }

const storageIn = (kind: 'localStorage' | 'sessionStorage', { key }: EarlyStart['brand']) =>
  createBrandStorage(key, storageOf(window, kind), untimed)
