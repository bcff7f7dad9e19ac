import { brandIn, chooseDeployment } from '@topup/domain'
import type {} from '../visit/entrySearch.ts'
import { keepRoom } from '../frame/openOrders/room.ts'
import { layoutOf } from '../visit/layoutOf.ts'
import { readVisit } from '../visit/readVisit.ts'
import { readKeptColors } from '../features/brandColor/keptColors.ts'
import { wearColors } from '../features/brandColor/wearColors.ts'
import { goodsKeyOf } from '../features/products/goodsKey.ts'
import { readKeptGoods } from '../features/products/keptGoods.ts'
import { storageOf } from '../platform/storageOf.ts'
import { createBrandStorage } from '../platform/brandStorage.ts'
import type { BrandStorage } from '../platform/brandStorage.ts'
import { prefetch } from './prefetch.ts'
import type { EarlyStart } from './earlyStart.ts'
import { isSameVisitor, readVisitor } from './earlyVisitor.ts'
import { nothingPrefetched } from './earlyVisit.ts'
import type { EarlyTap } from './earlyVisit.ts'
import { paintFirstScreen } from './paintFirstScreen.ts'
import type { FirstScreen } from './paintFirstScreen.ts'
import { sayLate } from './sayLate.ts'

/**
 * Runs the early script: requests the first screen's data before the store's own script is loaded, and paints
 * the products. It may do nothing, and it fails silently: the store notices and does everything itself. A link
 * with secrets, into a game or with a social code is left to the store. Source: performance.md floor f.
 */
export function beginEarly(start: EarlyStart): void {
  attempt(() => begin(start))
  attempt(() => sayLate(document, start.brand.defaultLanguage))
}

/** Each act alone: an old browser may lack what polyfills will add later, and what one needs the next may not. */
function attempt(act: () => void): void {
  try {
    act()
  } catch {
    // The store does it itself.
  }
}

function begin({ brand: all, locales, artworkUrl, popupUrls }: EarlyStart): void {
  const { pathname, origin } = location
  const deployment = chooseDeployment(all, origin)
  const brand = brandIn(all, deployment)
  // A social code stands for a link that only the store can look up.
  if (deployment === null || pathname.indexOf('@') !== -1) return
  const brandStorage = storageIn('localStorage', brand)
  const tab = storageIn('sessionStorage', brand)
  const search = window.topupEntry ?? location.search
  const visit = readVisit({ brand, brandStorage, tab, search, navigator })
  const { clientId, language, region } = visit
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
  const taps = createTaps()
  window.topupEarly = {
    visit,
    answers: asked.answers,
    isPainted: () => screen.unpaint !== null,
    fetchForTap: () => {
      if (taps.areThere()) popupUrls.forEach(preload)
    },
    whenTapped: taps.pass,
  }

  if (!isShop(pathname) || layoutOf(brand, { region: region.value, clientId }) !== 'new') return
  const key = goodsKeyOf({ clientId, region: region.value, language, suid: visitor.account?.suid })
  const isStillHere = () => isSameVisitor(visitor, visitorNow())
  const allowLocalHosts = deployment.environment === 'local'
  const from = { asked, visitor, isStillHere, language, artworkUrl, allowLocalHosts }
  paint({ ...from, kept: readKeptGoods(brandStorage, key, from) }, screen, taps)
}

/** What puts the skeleton back; null while it stands there. */
interface PaintedScreen {
  unpaint: (() => void) | null
}

/** Paints, as long as the visitor is the same. */
function paint(
  from: Omit<FirstScreen, 'onTap' | 'onPainted'>,
  screen: PaintedScreen,
  taps: ReturnType<typeof createTaps>,
): void {
  const onPainted = (unpaint: PaintedScreen['unpaint']) => {
    screen.unpaint = unpaint
  }
  paintFirstScreen({ ...from, onTap: taps.take, onPainted }).catch(() => undefined)
  // Somebody else may log in in another tab meanwhile, and must not see what was painted for this player.
  addEventListener('storage', () => {
    if (screen.unpaint === null || from.isStillHere()) return
    screen.unpaint()
    taps.forget()
  })
}

/** Holds the last tap until somebody takes it, and passes every later one on. */
function createTaps() {
  let tapped: EarlyTap | null = null
  let pass = (tap: EarlyTap) => {
    tapped = tap
  }
  return {
    take: (tap: EarlyTap) => pass(tap),
    forget: () => {
      tapped = null
    },
    areThere: () => tapped !== null,
    pass: (taken: (tap: EarlyTap) => void) => {
      pass = taken
      if (tapped !== null) taken(tapped)
    },
  }
}

const isShop = (pathname: string) => pathname === '/' || pathname === '/selectGoods'

/**
 * Wears the colours of the last visit, and keeps the room of an open payment, before the first paint; nothing is painted
 * while this script runs.
 */
function dress(brandStorage: BrandStorage, clientId: string): void {
  keepRoom(brandStorage, document)
  const kept = readKeptColors(brandStorage, clientId)
  if (kept !== null) wearColors(document, kept)
}

const storageIn = (kind: 'localStorage' | 'sessionStorage', { key }: EarlyStart['brand']) =>
  createBrandStorage(key, storageOf(window, kind), Date)

function preload(url: string): void {
  const link = document.createElement('link')
  const isStyle = url.endsWith('.css')
  link.rel = isStyle ? 'preload' : 'modulepreload'
  if (isStyle) link.as = 'style'
  link.crossOrigin = ''
  link.href = url
  document.head.appendChild(link)
}
