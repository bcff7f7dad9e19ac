import {
  accountOf,
  loadInitialData,
  beginGameVisit,
  browserClock,
  createCheckout,
  createServices,
  createBrandStorage,
  createServiceClock,
  quoteOf,
  readVisit,
  storageOf,
} from '@topup/flows/headless'
import type {
  CheckoutServices,
  Disk,
  LinkStore,
  LoadCheckout,
  PaymentProvider,
  Services,
} from '@topup/flows/headless'
import { adyen } from '@topup/api-client/providers/adyen'
import { card } from '@topup/api-client/providers/card'
import { codapay } from '@topup/api-client/providers/codapay'
import { myCardInGame } from '@topup/api-client/providers/myCardInGame'
import { paypal } from '@topup/api-client/providers/paypal'
import { razerGold } from '@topup/api-client/providers/razerGold'
import { xsolla } from '@topup/api-client/providers/xsolla'
import { brand, deployment } from '../world/brand.ts'
import type { CodeFetch } from './codeFetch.ts'
import type { Frame } from './frame.ts'
import { namedTexts } from './namedTexts.ts'
import type { Page } from './page.ts'
import { createScreen } from './screen.ts'
import type { Screen } from './screen.ts'

/** What a player reads on the recharge at the moment of a tap on Buy. */
export interface ReadAtTap {
  readonly suid: string
  readonly characterId: string
  readonly serverId: string
  readonly productId: string
  /** Null while it is not on the screen yet: a card that is exchanged says its worth in the question that follows. */
  readonly payableMinor: number | null
  readonly payId: string
}

/** One open tab with the store in it. */
export interface StoreTab {
  readonly page: Page
  readonly frame: Frame
  readonly services: Services
  readonly loadCheckout: LoadCheckout
  readonly screen: Screen
  checkout(): CheckoutServices | null
  /** The payment link whose page is shown, with the screen of its own popups once it was read. */
  link: { readonly store: LinkStore; screen: Screen | null } | null
  readonly code: CodeFetch
  /** Whether a page without a store is all that the player sees: it asks them to come from the game again. */
  readonly isLost: boolean
  /** What was on the screen at the newest tap on Buy. */
  readAtTap: ReadAtTap | null
  /** Open orders that the player was warned of since that tap. */
  readonly acknowledged: Set<string>
  /** Titles of the questions that the player said yes to since that tap. */
  readonly agreedTo: Set<string>
  /** Whether storage failed at some moment of this tab's life. */
  sawStorageFail: boolean
}

const providers: readonly PaymentProvider[] = [xsolla, paypal, codapay, razerGold, myCardInGame, adyen, card]
const nothing = () => null

/** What a tab remembers of its player, before the first tap. */
const untouched = (): Pick<
  StoreTab,
  'link' | 'readAtTap' | 'acknowledged' | 'agreedTo' | 'sawStorageFail'
> => ({
  link: null,
  readAtTap: null,
  acknowledged: new Set(),
  agreedTo: new Set(),
  sawStorageFail: false,
})

/** Opens the store in a page, as `startStore` does, without drawing it. Null when the page did not live that long. */
export async function openStore(
  page: Page,
  options: {
    readonly frame: Frame
    /** The query of its address. */
    readonly search: string
    readonly isTracked: boolean
    readonly code: CodeFetch
    readonly disk: Disk
  },
): Promise<StoreTab | null> {
  const opened: { tab: StoreTab | null } = { tab: null }
  await page.run(() => {
    let checkout: CheckoutServices | null = null
    const serviceClock = createServiceClock(browserClock)
    const brandStorage = createBrandStorage(brand.key, page.localStorage, serviceClock)
    const ofTab = createBrandStorage(brand.key, storageOf(page.window, 'sessionStorage'), serviceClock)
    const { services, loadCheckout, secrets, visitKind } = createServices({
      app: {
        brand,
        loadCheckout: async (all) => {
          await options.code.fetch()
          return (checkout = createCheckout(all, providers, page.window))
        },
        loadSocialLogins: () => Promise.resolve([]),
        artwork: { Hero: nothing, Mark: nothing },
        locales: { en: `${deployment.origins[0]}/en.json` },
      },
      deployment,
      serviceClock,
      brandStorage,
      disk: options.disk,
      tab: ofTab,
      visit: readVisit({
        brand,
        brandStorage,
        tab: ofTab,
        search: options.search,
        navigator: page.window.navigator,
      }),
      browser: page.window,
      // Another route takes the page of a link away, as the router does.
      navigate: () => {
        if (opened.tab !== null) opened.tab.link = null
      },
    })
    services.translator.i18n.addResourceBundle('en', 'translation', namedTexts)
    const isLost = visitKind === 'lost'
    if (!isLost) loadInitialData(services, false, { pathname: '/' })
    if (visitKind !== null) void beginGameVisit(services, { visitKind, secrets })
    if (options.isTracked && !isLost) services.tracking.start()
    opened.tab = {
      page,
      frame: options.frame,
      services,
      loadCheckout,
      screen: createScreen(services, loadCheckout),
      checkout: () => checkout,
      code: options.code,
      isLost,
      ...untouched(),
    }
  })
  return opened.tab
}

/** What is on the screen now; null where Buy could not be tapped. */
export function readScreen(checkout: CheckoutServices): ReadAtTap | null {
  const { session, selection, recharge } = checkout
  const { server, character } = selection.getState().selection
  const { product, payment, coupons } = recharge.getState()
  const { payable } = quoteOf(checkout)
  if (product === null || payment.choice.kind !== 'method' || coupons.choice.kind === 'pricing') return null
  const { picked } = payment.choice
  return {
    suid: accountOf(session.getState())?.suid ?? '',
    characterId: character?.value ?? '',
    serverId: server?.value ?? '',
    productId: product.productId,
    payableMinor: product.isPointCard ? null : (payable?.minorUnits ?? null),
    payId: (picked.subMethod ?? picked.method).paywayId,
  }
}
