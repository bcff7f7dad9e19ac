import {
  type Deployment,
  brandIn,
  chooseDeployment,
  followDeviceForms,
  isSuperModeAllowed,
} from '@topup/domain'
import { type ReactNode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { takeEarlyVisit, keepFocus, type EarlyTap, type EarlyVisit } from '../early/earlyVisit.ts'
import { lateId } from '../early/partNames.ts'
import { createBrandStorage, storageOf } from '../platform/brandStorage.ts'
import { readKeptColors, setColors } from '../features/brandColor/keptColors.ts'
import { browserDisk } from '../platform/browserDisk.ts'
import { browserClock } from '../platform/clock.ts'
import { createServiceClock } from '../platform/serviceClock.ts'
import { languagesOf } from '../platform/device.ts'
import type { Services } from '../store/services.ts'
import { withTrackedParams } from '../store/state/routeTarget.ts'
import type { followSocialCode } from '../visit/followSocialCode.ts'
import { type Visit, layoutOf, readVisit, takeEntry } from '../visit/readVisit.ts'
import { type NavigateRef, Store } from './Store.tsx'
import {
  type ServicesStart,
  type StoreApp,
  createServices,
  loadInitialData,
  orderCode,
} from './createServices.ts'
import { lastProducts, laterCode, lazyParts, orderPopups, popupLayers } from './lazyParts.ts'
import {
  type CodeAhead,
  productsKnown,
  productsToReplace,
  fetchAhead,
  type OpenedTap,
  answerProduct,
} from './productsToReplace.ts'
import { whenIdle } from '../platform/whenIdle.ts'
import { accountOf } from '../store/state/sessionStore.ts'

const visitCode = () => import('./visits.ts')
const arrivalCode = () => import('./arrivals.ts')

/**
 * Starts one brand's store in the page: removes secrets from the address bar, finds the deployment, loads the
 * first screen's data and the language, and draws. On an origin that is not in the host table it shows the
 * parameter error page and makes no call. Source: spec §1, decisions 35 and 37.
 */
export async function startStore(given: StoreApp): Promise<void> {
  const deployment = chooseDeployment(given.brand, location.origin)
  const brand = brandIn(given.brand, deployment)
  const app = { ...given, brand }
  const early = takeEarlyVisit(window)
  // The first script says so only where the browser follows hints.
  early.codeIsThere()
  const { search: entrySearch, fragment } = takeEntry(window)
  const oauthCallback = await loadOauthCallback(entrySearch, fragment)
  const returned = oauthCallback?.returnedLogin(entrySearch, fragment) ?? null
  const serviceClock = createServiceClock(browserClock)
  const brandStorage = createBrandStorage(brand.key, storageOf(window, 'localStorage'), serviceClock)
  const tab = createBrandStorage(brand.key, storageOf(window, 'sessionStorage'), serviceClock)
  const search = await searchToStart({
    games: brand.games,
    brandStorage,
    browser: window,
    search: entrySearch,
  })
  const navigateRef: NavigateRef = { current: null }
  const { services, loadCheckout, secrets, hasRegion, visitKind, namesNewRecipient } = createServices({
    app,
    loadResult: () => Promise.all([orderCode(), popupLayers.load(), orderPopups.load()]),
    loadSending: () => laterCode().then(({ startSending }) => startSending),
    deployment: deployment ?? nowhere,
    serviceClock,
    brandStorage,
    disk: browserDisk(window, `topup.${brand.key}`, orderCode),
    tab,
    visit: readVisit({ brand, brandStorage, tab, search, navigator }),
    browser: window,
    prefetchedAnswers: early.answers,
    navigate: (path) => {
      if (navigateRef.current !== null) return navigateRef.current(path)
      history.replaceState(history.state, '', path)
    },
  })
  followDeviceForms(languagesOf(navigator))
  const kind = kindOf({ isKnownOrigin: deployment !== null, visitKind, hasRegion })
  if (kind === 'open') loadInitialData(services, namesNewRecipient)
  void reportLater(services, kind === 'open' ? productsKnown(services) : undefined)
  beginVisit(services, { kind, visitKind, secrets })

  await services.translator.ready
  if (kind === 'open' && early.isPainted()) await productsToReplace(services, lastProducts.load)
  if (kind === 'open') openFirstRoute(services, window)
  const { clientId } = services.session.getState()
  const colors = clientId === null ? null : readKeptColors(brandStorage, clientId)
  if (kind === 'open' && colors !== null) setColors(document, colors)
  const store = {
    scope: { services, artwork: app.artwork, parts: lazyParts },
    loadCheckout,
    kind,
    navigateRef,
  }
  await drawOver((onDrawn) => <Store {...store} onDrawn={onDrawn} />)
  // Nothing is on the screen yet: no tap on the painted page can follow, and no popup is drawn.
  services.popups.setState({ standIn: early.sheet() })
  if (kind !== 'open') return
  if (returned !== null) void oauthCallback?.resume(services, returned)
  startLater(app, services, { early, code: popupsAhead(loadCheckout) })
}

/**
 * Draws the store beside the painted page, which answers taps meanwhile, and puts it in its place, in the step in which what is
 * drawn calls `onDrawn`. A transition is drawn in steps of a few milliseconds; at once, it would hold a slow phone for a quarter
 * of a second.
 */
export async function drawOver(store: (onDrawn: () => void) => ReactNode): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no #root')
  // Inside the root, which an early sheet may have hidden.
  const place = document.createElement('div')
  await new Promise<void>((resolve) => {
    const onDrawn = () =>
      keepFocus(() => {
        root.textContent = ''
        root.appendChild(place)
        resolve()
      })
    startTransition(() => createRoot(place).render(store(onDrawn)))
  })
  document.getElementById(lateId)?.remove()
}

function kindOf(start: {
  readonly isKnownOrigin: boolean
  readonly visitKind: Visit['kind']
  readonly hasRegion: boolean
}): StoreKind {
  if (!start.isKnownOrigin) return 'unknownOrigin'
  if (start.visitKind === 'lost') return 'lostVisit'
  return start.hasRegion ? 'open' : 'noRegion'
}

/** Loads the code of a visit from inside a game, and of super mode, where this is one. */
function beginVisit(
  services: Services,
  { kind, visitKind, secrets }: Pick<ServicesStart, 'secrets' | 'visitKind'> & { readonly kind: StoreKind },
): void {
  if (kind === 'lostVisit' || visitKind === 'sdk')
    void visitCode()
      .then(({ beginGameVisit }) => beginGameVisit(services, { visitKind, secrets }))
      // If its code cannot be loaded (no network), the player stays a guest in this tab.
      .catch(() => undefined)
  // Production never loads this chunk. Source: decision 39.
  if (kind === 'open' && isSuperModeAllowed(services.deployment))
    void visitCode().then(({ enterSuperMode }) => enterSuperMode(services))
}

/** Loads what reads the answer of a login provider, where the visit looks like a return from one; else null. */
async function loadOauthCallback(search: string, fragment: string) {
  if (!/[?&#](?:state|code|access_token|oauth_verifier|denied)=/.test(search + fragment)) return null
  return arrivalCode()
}

/**
 * The query string to start with. Only a path with an at sign, which names a social code, loads what resolves it.
 */
async function searchToStart(start: Parameters<typeof followSocialCode>[0]): Promise<string> {
  if (!start.browser.location.pathname.includes('@')) return start.search
  const social = await arrivalCode()
  return social.followSocialCode(start)
}

/** A deployment without hosts: an unknown origin makes no call. */
const nowhere: Deployment = {
  environment: 'production',
  origins: [],
  apiOrigin: '',
  backupApiOrigins: [],
  dataOrigin: '',
}

/**
 * Goes from `/` to the first page before anything is drawn. A redirect during the first drawing would remove
 * the painted page and leave the screen empty until the router has followed: 300 ms on a slow phone. Source:
 * spec §2.
 */
export function openFirstRoute(
  { brand, session }: Pick<Services, 'brand' | 'session'>,
  { location, history }: Pick<Window, 'location' | 'history'>,
): void {
  if (location.pathname !== '/') return
  const first = layoutOf(brand, session.getState()) === 'new' ? '/selectGoods' : '/selectGame'
  history.replaceState(history.state, '', withTrackedParams(first, location.search))
}

/** The code of all popups, which is not of the first route. */
const popupsAhead = (loadCheckout: () => Promise<unknown>): CodeAhead => ({
  popups: popupLayers.load,
  purchase: () => Promise.all([orderPopups.load(), loadCheckout()]),
})

/** Whether the store can open, as found at the start. */
export type StoreKind = 'open' | 'unknownOrigin' | 'noRegion' | 'lostVisit'

/** Starts what an open store does beside its first screen; first, it answers a tap that came before it. */
export function startLater(
  app: StoreApp,
  services: Services,
  { early, code }: { readonly early: Pick<EarlyVisit, 'whenTapped'>; readonly code: CodeAhead },
): void {
  early.whenTapped((tap) => answerTap(services, tap, code))
  fetchAhead(services, code)
  whenIdle(() => services.tracking.start())
  whenIdle(
    () =>
      void laterCode()
        .then(({ startIdle }) => startIdle(app, services))
        // The system's typeface and the colours of the last visit stay, and no card script is loaded ahead.
        .catch(() => undefined),
  )
}

/** Starts to report what breaks, also what broke before, once `shown` is over. Source: decision 92. */
export async function reportLater(services: Services, shown?: Promise<unknown>): Promise<void> {
  const { reports } = services.brand
  if (reports == null) return
  await shown
  whenIdle(
    () =>
      void import('./reportPage.ts')
        .then(({ reportPage }) => reportPage(services, reports))
        // Nothing is reported.
        .catch(() => undefined),
  )
}

/** Does what the player tapped before the store was there. Source: decision 18. */
export function answerTap(services: Services, tap: EarlyTap, code: CodeAhead): void {
  const { popups, selection, session } = services
  if (tap.sheet !== null) {
    const before = selection.getState().selection.productId
    return continueLater(services, { tap, sheet: tap.sheet, before }, code)
  }
  if (popups.getState().open.length > 0) return
  if (tap.kind === 'product') return answerProduct(services, tap)
  popups.getState().push({ kind: accountOf(session.getState()) === null ? 'login' : 'serverCharacter' })
}

/** Loads the code that goes on where the sheet stands; when it cannot be loaded, the popup says so. */
function continueLater(services: Services, opened: OpenedTap, code: CodeAhead): void {
  const { tap, sheet } = opened
  const hasNone = () => services.popups.getState().open.length === 0
  laterCode()
    .then(({ continueSheet }) => continueSheet(services, opened, code))
    .catch(() => {
      if (sheet.isOpen() && hasNone()) answerProduct(services, tap)
      if (hasNone()) sheet.close()
    })
}
