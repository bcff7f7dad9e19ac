import { inAppBrowserOf } from '@topup/domain'
import type { DecodeOptions } from '@topup/api-client'
import type { Services } from '../../store/services.ts'
import { drawWaitingPage } from './orders/drawWaitingPage.ts'
import { createPayUrlCheck } from './orders/payUrlCheck.ts'
import type { PlaceOrderDeps } from './orders/placeOrderDeps.ts'
import { createStartPayment } from './orders/startPayment.ts'
import { waitingLookOf } from './orders/waitingLook.ts'
import { needsCardScript, providerOfChannel } from './payments/paymentProvider.ts'
import type { PaymentProvider } from './payments/paymentProvider.ts'
import { cardScriptFor } from '../../store/cardScriptFor.ts'
import { createDropInService } from '../../dropIn/dropInService.ts'
import { createCrossTabLock } from '../../platform/crossTabLock.ts'
import { isInstalled } from '../../platform/device.ts'
import { createOpenPayWindow } from '../../platform/payWindow.ts'
import { createCardStore } from './checkout/cardStore.ts'
import { pointCardMethod } from './recharge/card/pointCardMethod.ts'
import { createRechargeStore } from './checkout/rechargeStore.ts'
import { dropRejectedCoupon } from './recharge/dropRejectedCoupon.ts'
import type { CheckoutServices } from './checkout/checkoutServices.ts'
import { payContext } from './checkout/payContext.ts'

/**
 * Makes the checkout of a store. Its code is needed only when a product is tapped, so it is not part of the first
 * route.
 */
export function createCheckout(
  services: Services,
  providers: readonly PaymentProvider[],
  browser: Window,
): CheckoutServices {
  const { brand, deployment, device, api, translator, session, selection, journal, clock } = services
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
      now: () => clock.now(),
      session,
      selection,
      decoding,
      isChannelSupported: (channelId) => isListed(providerOfChannel(providers, channelId)),
      pointCardMethod: () => pointCardMethod(providers, translator.t('card.method')),
      onError: services.reactToLoad,
      onCouponRejected: (code, error) => void dropRejectedCoupon(checkout, { code, error }),
    }),
    card: createCardStore({ api, session, journal, onError: services.react }),
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
  const { brand, deployment, device, api, journal, brandStorage, clock } = services
  return {
    journal,
    clock,
    lock: createCrossTabLock({
      locks: browser.navigator.locks,
      brandKey: brand.key,
      brandStorage,
      clock,
      random: Math.random,
    }),
    dropIns: createDropInService({
      browser,
      payOrigin: deployment.payOrigin,
      clock,
      tab: services.tab,
      journal,
      language: () => services.translator.language(),
      isOffered: (dropIn) => cardScriptFor(brand, device) !== null || !needsCardScript(providers, dropIn),
      onDone: (billingNo) => void services.poller.refresh(billingNo),
    }),
    openPayWindow: createOpenPayWindow(
      browser,
      inAppBrowserOf(device.userAgent) === null && !isInstalled(browser),
      (page, waiting) => drawWaitingPage(page, waiting, waitingLookOf(browser)),
    ),
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
