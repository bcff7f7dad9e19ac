import type { DecodeOptions } from '@topup/api-client'
import type { EntrySecrets } from '@topup/domain'
import { createToasts } from '../store/state/toasts.ts'
import { createRosterStore } from '../features/games/rosterStore.ts'
import { createCatalogueStore } from '../features/products/catalogueStore.ts'
import { browserClock } from '../platform/clock.ts'
import { newId } from '../platform/newId.ts'
import { createVisibility } from '../platform/visibility.ts'
import { createPopupStack } from '../store/state/popupStack.ts'
import { gameFirst } from './gameFirst.ts'
import { memoizeAsync } from '../platform/memoizeAsync.ts'
import type { Visit } from '../visit/readVisit.ts'
import type { Services } from '../store/services.ts'
import type { LoadCheckout } from '../features/purchase/checkout/loadCheckoutContext.ts'
import type { PageStart } from './pageStart.ts'
import { reloadForCode } from './reloadForCode.ts'
import {
  apiFor,
  journalFor,
  lazyReactions,
  pollerFor,
  sessionFor,
  trackingFor,
  translatorFor,
} from './serviceParts.ts'

/** The services of a store; without a payment region there is nothing to sell (spec §4). */
export interface ServicesStart {
  readonly services: Services
  readonly loadCheckout: LoadCheckout
  readonly secrets: EntrySecrets
  readonly hasRegion: boolean
  readonly visitKind: Visit['kind']
  readonly namesNewRecipient: boolean
}

/** Makes everything that features share, once per page. */
export function createServices(start: PageStart): ServicesStart {
  const { app, deployment, brandStorage, tab, browser, visit } = start
  const { entry, secrets, device, region } = visit
  const translator = translatorFor(start)
  const { session, selection } = sessionFor(start)
  const later = () => services
  const api = apiFor(start, later)
  const orders = journalFor(start, later)
  const { react, reactToLoad } = lazyReactions(later)
  const decoding = (): DecodeOptions => ({
    allowLocalHosts: deployment.environment === 'local',
    languages: [translator.language(), app.brand.defaultLanguage],
  })
  const { brand } = app
  const { platform } = device
  const shared = { api, brand, platform, session, selection, decoding, onError: reactToLoad }

  const services: Services = {
    brand,
    deployment,
    entry,
    device,
    clock: browserClock,
    newId,
    brandStorage,
    tab,
    visibility: createVisibility(browser.document, browser),
    api,
    translator,
    session,
    selection,
    catalogue: createCatalogueStore({ ...shared, table: app.brand.games }),
    roster: createRosterStore(shared),
    journal: orders.journal,
    poller: pollerFor(start, orders, later),
    popups: createPopupStack((wanted) => gameFirst(session, wanted)),
    toasts: createToasts(),
    tracking: trackingFor(start, { session, selection }, later),
    journalReady: orders.readyIfAny,
    loadSocialLogins: memoizeAsync(() => app.loadSocialLogins()),
    reloadForCode: (by) => reloadForCode(services, browser, by),
    hasEventNews: async () => {
      const { readEventNews } = await import('../features/claims/readEventNews.ts')
      return readEventNews(services)
    },
    react,
    reactToLoad,
    navigate: start.navigate,
  }
  const loadCheckout = memoizeAsync(async () => {
    const [checkout] = await Promise.all([app.loadCheckout(services), orders.ready()])
    return checkout
  })
  const { kind: visitKind, namesNewRecipient } = visit
  return { services, loadCheckout, secrets, hasRegion: region.ok, visitKind, namesNewRecipient }
}
