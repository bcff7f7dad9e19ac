import type { DecodeOptions } from '@topup/api-client'
import { type PaymentMethod, mayOpenWindows } from '@topup/domain'
import { createDropInService } from '../../../dropIn/dropInService.ts'
import { createCrossTabLock } from '../../../platform/crossTabLock.ts'
import { isInstalled } from '../../../platform/device.ts'
import { createOpenPayWindow, createWatchLeaving, ledAwayKey } from '../../../platform/payWindow.ts'
import { reachable } from '../../../platform/reachable.ts'
import { cardScriptFor } from '../../../store/cardScriptFor.ts'
import type { Services } from '../../../store/services.ts'
import { accountOf } from '../../../store/state/sessionStore.ts'
import { wireSourceOf } from '../../../visit/trafficSource.ts'
import { createCardStore } from '../checkout/cardStore.ts'
import { createRechargeStore } from '../checkout/rechargeStore.ts'
import {
  type CheckoutServices,
  type PaymentProvider,
  type PlaceOrderDeps,
  needsCardScript,
  providerOfChannel,
} from '../contracts.ts'
import { createPayUrlCheck } from '../orders/journal.ts'
import { type PayContext, createStartPayment } from '../orders/startPayment.ts'
import { drawWaitingPage, waitingLookOf } from '../orders/waitingPage.ts'
import { dropRejectedCoupon } from './buy.ts'

/**
 * Makes the checkout of a store. Its code is needed only when a product is tapped, so it is not part of the first
 * route.
 */
export function createCheckout(
  services: Services,
  providers: readonly PaymentProvider[],
  browser: Window,
): CheckoutServices {
  const { brand, deployment, device, api, translator, session, selection, journal } = services
  const decoding = (): DecodeOptions => ({
    allowLocalHosts: deployment.environment === 'local',
    languages: [translator.language(), brand.defaultLanguage],
  })
  const checkout: CheckoutServices = {
    ...services,
    providers,
    recharge: createRechargeStore({
      api,
      platform: device.platform,
      serviceNow: () => services.serviceClock.serviceNow(),
      session,
      selection,
      decoding,
      isChannelSupported: (channelId) => isListed(providerOfChannel(providers, channelId)),
      apart: brand.methodsApart,
      pointCardMethod: () => pointCardMethod(providers, translator.t('recharge.group.prepaidCard')),
      onError: services.reactToLoad,
      onCouponRejected: (code, error) => void dropRejectedCoupon(checkout, { code, error }),
    }),
    card: createCardStore({ api, session, journal, made: services.made, onError: services.react }),
    placing: createPlacing(services, providers, browser),
  }
  return checkout
}

/** Makes what places orders: the lock between tabs, the payment window, the starters. */
function createPlacing(
  services: Services,
  providers: readonly PaymentProvider[],
  browser: Window,
): PlaceOrderDeps {
  const { brand, deployment, device, api, journal, brandStorage, clock, serviceClock } = services
  return {
    journal,
    clock,
    lock: createCrossTabLock({
      locks: reachable(() => browser.navigator.locks),
      brandKey: brand.key,
      brandStorage,
      clock,
      random: Math.random,
    }),
    dropIns: createDropInService({
      browser,
      payOrigin: deployment.payOrigin,
      clock,
      serviceClock,
      tab: services.tab,
      journal,
      language: () => services.translator.language(),
      isOffered: (dropIn) => cardScriptFor(brand, device) !== null || !needsCardScript(providers, dropIn),
      onDone: (billingNo) => void services.poller.refresh(billingNo),
    }),
    openPayWindow: createOpenPayWindow(
      browser,
      {
        mayOpen: () =>
          mayOpenWindows(device.userAgent) &&
          !isInstalled(browser) &&
          !brandStorage.read('windowsLeadAway', (stored) => (stored === true ? true : null)),
        now: () => clock.now(),
        onLedAway: (isStopped) => {
          brandStorage.write('windowsLeadAway', true, 7)
          if (!isStopped) services.tab.write(ledAwayKey, true)
        },
      },
      (page, waiting, moment) => drawWaitingPage(page, waiting, waitingLookOf(browser), moment),
    ),
    watchLeaving: createWatchLeaving(browser, clock),
    startPayment: createStartPayment(
      api,
      () => payContext(services),
      (error) => services.tracking.noteFailure(error),
    ),
    askAbout: (order) => services.poller.refresh(order),
    currentApiOrigin: () => api.currentOrigin(),
    parsePayUrl: createPayUrlCheck(deployment),
  }
}

/**
 * Finds the provider that exchanges a 43-point card. A card recharge gives what the card is worth and pays for no
 * product, so it is in no list of methods. Source: spec §5, §7.
 */
const isListed = (provider: PaymentProvider | undefined): boolean =>
  provider?.kind === 'link' || provider?.kind === 'inGameCard'

/**
 * What is sent with every order besides its snapshot. `kf` is the wire's word for customer service. The game channel
 * is the `gp_id` of the account, or else that of the game. Source: spec §7 "Common pay params", decision 11.
 */
export function payContext({
  device,
  translator,
  entry,
  brandStorage,
  session,
}: Pick<Services, 'device' | 'translator' | 'entry' | 'brandStorage' | 'session'>): PayContext {
  return {
    platform: device.platform,
    language: translator.language(),
    deviceId: device.deviceId,
    trafficSource: wireSourceOf({ entry, brandStorage }),
    gameChannelId: accountOf(session.getState())?.gpId || session.getState().game?.gpId || null,
  }
}

/**
 * The payment method of a 43-point card: the card itself pays, so nothing is chosen and no list is requested. Null
 * where the app includes no card provider. `3` is the prepaid card of spec §9. Source: spec §4 "Card mode is entered
 * for".
 */
export function pointCardMethod(providers: readonly PaymentProvider[], name: string): PaymentMethod | null {
  const channelId = providers.find(({ kind }) => kind === 'cardRecharge')?.channelIds[0]
  if (channelId === undefined) return null
  return {
    paywayId: '3',
    channelId,
    name,
    iconUrl: null,
    sort: 0,
    minAmount: 0,
    maxAmount: 0,
    description: '',
    openCoupon: false,
    subMethods: [],
  }
}
