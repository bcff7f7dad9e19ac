import {
  type CharacterLimits,
  type JournalEntry,
  type Product,
  type ProductAvailability,
  addressOf,
  billingNoOf,
  entryOfBillingNo,
  openEntryOfProduct,
  productAvailability,
} from '@topup/domain'
import type { Services } from '../../store/services.ts'
import type { PopupRequest } from '../../store/state/popupStack.ts'
import { accountOf } from '../../store/state/sessionStore.ts'
import { characterOf, noLimits } from './catalogueStore.ts'

/**
 * Handles the tap on a product: opens its recharge, or what the player must do first, which then leads on to it. `open`
 * puts the popup where another one stands. Source: spec §4 "Limited goods", §6, decisions 46 and 70.
 */
export function openProduct(
  services: Pick<
    Services,
    | 'catalogue'
    | 'journal'
    | 'navigate'
    | 'popups'
    | 'selection'
    | 'serviceClock'
    | 'session'
    | 'toasts'
    | 'translator'
  >,
  product: Product,
  open: (request: PopupRequest) => unknown = (request) => services.popups.getState().push(request),
): void {
  const { session, selection, toasts, translator, journal } = services
  removeErrorToasts(services)
  const availability = availabilityOf(services, product)
  // Why it is not for sale is the same for everybody, and it does not become the chosen one.
  if (availability.kind === 'limitReached')
    return toasts.getState().show('info', translator.t('error.limitReached'))
  if (product.price === null && !product.isPointCard)
    return toasts.getState().show('error', translator.t('error.priceUnknown'))
  selection.getState().change((held) => ({ ...held, productId: product.productId }))
  const { clientId, region } = session.getState()
  const intent = { productId: product.productId, name: product.display, clientId, region }
  if (accountOf(session.getState()) === null)
    return void open({ kind: 'login', intent: { ...intent, steps: 3 } })
  const { selection: chosen } = selection.getState()
  if (chosen.server === null || chosen.character === null)
    return void open({ kind: 'serverCharacter', intent: { ...intent, steps: 2 } })

  switch (availability.kind) {
    case 'unpaid':
      return showUnpaid(services, {
        billingNo: availability.billingNo,
        find: () => openEntryOfProduct(journal.getState().journal, chosen, product.productId),
        open,
      })
    case 'limitUnknown':
      // The answer usually arrives while the player chooses how to pay; if not, Buy waits for it.
      if (!services.catalogue.getState().isAskingLimits) return void askLimitsAgain(services, product)
      return void open({ kind: 'recharge', productId: product.productId })
    case 'buyable':
      return void open({ kind: 'recharge', productId: product.productId })
  }
}

/**
 * Shows the unpaid order of a product. The service may know of an order that this device does not, and may report it
 * without its number; then it is the open one that `find` finds here, else My has the orders and whom to ask. Source:
 * decision 46.
 */
function showUnpaid(
  { toasts, translator, journal, navigate }: Pick<Services, 'journal' | 'navigate' | 'toasts' | 'translator'>,
  {
    billingNo,
    find,
    open,
  }: {
    readonly billingNo: string | null
    readonly find: () => JournalEntry | null
    readonly open: (request: PopupRequest) => unknown
  },
): void {
  if (billingNo !== null && entryOfBillingNo(journal.getState().journal, billingNo)?.kind !== 'ordered')
    return void open({ kind: 'named', order: billingNo })
  const found = find()
  const order = billingNo ?? (found && addressOf(found))
  if (order === null) {
    toasts.getState().show('error', translator.t('error.unpaidOrder'))
    return navigate('/my')
  }
  open({ kind: 'result', order })
}

/**
 * Without the limits no limited product is sold; the shelf shows the state of the request. Source: decision
 * 49.
 */
async function askLimitsAgain(
  services: Pick<
    Services,
    'catalogue' | 'journal' | 'selection' | 'serviceClock' | 'session' | 'toasts' | 'translator'
  >,
  product: Product,
): Promise<void> {
  const { catalogue, toasts, translator } = services
  await catalogue.getState().loadLimits()
  if (availabilityOf(services, product).kind === 'limitUnknown')
    toasts.getState().show('error', translator.t('error.limitUnknown'))
}

/**
 * Errors stay until the player closes them, so a message about one product must not stay over the price of another.
 */
function removeErrorToasts({ toasts, translator }: Pick<Services, 'toasts' | 'translator'>): void {
  const reasons = ['unpaidOrder', 'priceUnknown', 'priceInexact', 'limitUnknown'] as const
  const rejections = reasons.map((reason) => translator.t(`error.${reason}`))
  for (const { id, text } of toasts.getState().messages) {
    if (rejections.includes(text)) toasts.getState().dismiss(id)
  }
}

/**
 * Whether the chosen character can buy a product at this moment. Only an order that is known to exist blocks it; an
 * intent without a number would block it forever, so Buy warns about that one instead. Source: spec §4 "Limited
 * goods", decisions 27 and 49.
 */
export function availabilityOf(
  {
    catalogue,
    selection,
    session,
    journal,
    serviceClock,
  }: Pick<Services, 'catalogue' | 'selection' | 'session' | 'journal' | 'serviceClock'>,
  product: Product,
): ProductAvailability {
  const orders = journal.getState().journal.filter((entry) => entry.kind === 'ordered')
  const openEntry = openEntryOfProduct(orders, selection.getState().selection, product.productId)
  return productAvailability(product, limitsNow({ catalogue, session, selection }), {
    openEntry: openEntry && { billingNo: billingNoOf(openEntry) },
    isClosed: (billingNo) => entryOfBillingNo(journal.getState().journal, billingNo)?.kind === 'final',
    nowMs: serviceClock.inServiceTime(serviceClock.now()),
  })
}

/** The limits of the chosen character: those of another one say nothing. Source: decision 49. */
function limitsNow(services: Pick<Services, 'catalogue' | 'session' | 'selection'>): CharacterLimits {
  const { limits, limitsOf } = services.catalogue.getState()
  const character = characterOf(services.session, services.selection)
  if (character === null) return noLimits.limits
  return limitsOf === null || limitsOf === character ? limits : { kind: 'unknown', named: new Set() }
}
