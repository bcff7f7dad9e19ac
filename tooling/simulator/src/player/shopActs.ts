import { addressOf } from '@topup/domain'
import {
  accountOf,
  askToLogOut,
  chooseCharacter,
  chooseGame,
  createLinkStore,
  findProduct,
  logIn,
  openProduct,
  payLink,
} from '@topup/flows/headless'
import type { CheckoutServices, OpenPopup, Services } from '@topup/flows/headless'
import { createScreen, noteTap, readScreen } from '../browser/storeTab.ts'
import type { StoreTab } from '../browser/storeTab.ts'
import { accounts, links, products } from '../service/shop.ts'
import type { ShopAccount } from '../service/shop.ts'
import type { Random } from '../time/random.ts'
import { games } from '../world/brand.ts'

/** Something that the player may do now; heavier ones are done more often, one of weight 0 is not offered. */
export interface Act {
  readonly name: string
  readonly weight: number
  /** Runs in the page. */
  readonly run: () => void
}

/** Makes one. */
export const act = (name: string, weight: number, run: () => void): Act => ({ name, weight, run })

/** The act of this name, where it is offered. */
export const offered = (acts: readonly Act[], wanted: string): Act | undefined =>
  acts.find(({ name, weight }) => name === wanted && weight > 0)

/** Whose hands they are, and where they lead to. */
export interface Hands {
  /** The account of whoever has the device: they log in with it, and rarely with another. */
  readonly account: ShopAccount
  readonly payAtProvider: (url: string) => void
  /** They go to the pay document of an order. */
  readonly payByForm: (checkout: CheckoutServices, billingNo: string) => void
}

/** They do nothing, and see what comes. */
export const nothing = () => undefined

/** Does nothing with what comes of it: the screen will tell. */
export const go = (work: Promise<unknown>): void => void work

/** What the page without popups offers: products, the game, the account, the player's orders, a payment link. */
export function pageActs(tab: StoreTab, random: Random): readonly Act[] {
  const { services } = tab
  const { catalogue, session, popups, journal } = services
  const isPlayer = accountOf(session.getState()) !== null
  const onSale = products.flatMap(({ id }) => findProduct(catalogue.getState().products, id) ?? [])
  const orders = journal.getState().journal.slice(-3).map(addressOf)
  return [
    ...onSale.map((product) =>
      act(`tap ${product.productId}`, product.isPointCard ? 2 : product.isLimit ? 7 : 4, () =>
        openProduct(services, product),
      ),
    ),
    act('try again', onSale.length === 0 ? 6 : 0, () => go(catalogue.getState().load())),
    act('log out', isPlayer ? 1 : 0, () => go(askToLogOut(services))),
    act('open login', isPlayer ? 0 : 6, () => popups.getState().push({ kind: 'login' })),
    act('change the game', 1, () => go(chooseListed(services, random.pick(games), random.chance(0.5)))),
    act('open characters', isPlayer ? 2 : 0, () => popups.getState().push({ kind: 'serverCharacter' })),
    ...orders.map((order) =>
      act(`my orders: ${order.slice(0, 4)}`, 1, () => popups.getState().push({ kind: 'result', order })),
    ),
    act('open a payment link', 2, () => openLink(tab, () => random.pick(links).paymentLinkId)),
  ]
}

/** The list of games. */
export function gameActs({ services }: StoreTab, close: () => void): readonly Act[] {
  const { catalogue } = services
  const { games: listed } = catalogue.getState()
  const choose = (clientId: string) => () =>
    go(chooseListed(services, clientId, true).then((isChosen) => isChosen && close()))
  return [
    ...(listed.kind === 'ready' ? listed.value : []).map(({ clientId }) =>
      act(`choose game ${clientId}`, 4, choose(clientId)),
    ),
    act('ask for games', listed.kind === 'ready' ? 0 : 5, () => go(catalogue.getState().loadGames())),
    act('close games', 1, close),
  ]
}

/** Chooses a game as its row in the list does; resolves to whether it is chosen. */
async function chooseListed(services: Services, clientId: string, isSelected: boolean): Promise<boolean> {
  const listed = services.catalogue.getState().games
  const game = listed.kind === 'ready' ? listed.value.find((each) => each.clientId === clientId) : undefined
  if (game === undefined) return false
  return chooseGame(services, {
    clientId,
    gpId: game.gpId,
    name: game.name,
    parentName: null,
    parentClientId: null,
    logoUrl: null,
    subGameCode: null,
    isSelected,
  })
}

/** The login form. Its request ends with the form. */
export function loginActs(
  { services, screen }: StoreTab,
  popup: OpenPopup,
  { random, hands, close }: { readonly random: Random; readonly hands: Hands; readonly close: () => void },
): readonly Act[] {
  const submit = (name: string, secret: string) =>
    go(
      logIn(services, { name, secret }, screen.signalOf(popup)).then(
        ({ kind }) => kind === 'loggedIn' && close(),
      ),
    )
  return [
    ...accounts.map(({ username, password }) =>
      act(`log in as ${username}`, username === hands.account.username ? 8 : 2, () =>
        submit(username, password),
      ),
    ),
    act('wrong password', 1, () => submit(random.pick(accounts).username, 'wrong')),
    act('close login', 1, close),
  ]
}

/** Servers and characters. */
export function characterActs({ services }: StoreTab, random: Random, close: () => void): readonly Act[] {
  const { roster } = services
  const { roster: loaded } = roster.getState()
  const listed = loaded.kind === 'ready' ? loaded.value : null
  return [
    ...(listed?.characters ?? []).map((character) =>
      act(`choose ${character.value}`, 4, () => {
        chooseCharacter(services, character, random.pickOf(listed?.areas ?? []) ?? null)
        close()
      }),
    ),
    act('ask for characters', listed === null ? 5 : 0, () => go(roster.getState().load())),
    act('close characters', 1, close),
  ]
}

/** A question; what it is about is its title, a key of the texts. */
export function confirmActs(
  { services, screen, acknowledged, agreedTo }: StoreTab,
  popup: Extract<OpenPopup, { kind: 'confirm' }>,
): readonly Act[] {
  const close = () => services.popups.getState().close(popup.id)
  const answer = (given: 'confirm' | 'cancel') => () => {
    // An intent that another tab takes back meanwhile may be written again by a tab that still holds it.
    if (given === 'cancel') for (const order of screen.askedAbout(popup)) acknowledged.add(order)
    if (given === 'confirm') agreedTo.add(popup.title)
    popup.resolve(given)
    close()
  }
  return [
    act(`${popup.title}: yes`, 4, answer('confirm')),
    act(`${popup.title}: no`, 4, answer('cancel')),
    act(`${popup.title}: close`, 1, close),
  ]
}

/**
 * Opens the page of a link in a tab, once: it is a page of its own. Which link is drawn when the code is there. Source:
 * spec §4 "Replenishment".
 */
export function openLink(tab: StoreTab, paymentLinkId: () => string): void {
  go(
    tab.loadCheckout().then(
      (checkout) => {
        const link = createLinkStore(checkout, paymentLinkId())
        const opened: NonNullable<StoreTab['link']> = { store: link, screen: null }
        tab.link = opened
        // In the page's own turn: what a screen begins belongs to the page.
        link.subscribe(({ checkout: ofLink }, { checkout: before }) => {
          if (ofLink !== null && ofLink !== before)
            opened.screen = createScreen(ofLink, () => Promise.resolve(ofLink))
        })
        return link.getState().load()
      },
      () => undefined,
    ),
  )
}

/** The page of a link: a method, and Pay. */
export function linkActs(
  tab: StoreTab,
  { store }: NonNullable<StoreTab['link']>,
  random: Random,
): readonly Act[] {
  const { checkout, paymentLink } = store.getState()
  const leave = act('leave the link', 1, () => void (tab.link = null))
  const again = act('read the link again', 1, () => go(store.getState().load()))
  if (checkout === null) return [leave, again]
  const { recharge } = checkout
  const { payment, placing } = recharge.getState()
  const mayPay = paymentLink.kind === 'paying' || paymentLink.kind === 'open'
  const canTap = mayPay && placing.kind === 'no' && readScreen(checkout) !== null
  const listed = payment.regions.flatMap(({ region, methods }) =>
    methods.filter(({ subMethods }) => subMethods.length === 0).map(({ paywayId }) => ({ region, paywayId })),
  )
  const choose = () => {
    const chosen = random.pickOf(listed)
    if (chosen === undefined) return
    recharge.getState().choosePayment({ kind: 'regionChosen', region: chosen.region })
    recharge.getState().choosePayment({ kind: 'methodChosen', key: chosen.paywayId })
  }
  const pay = () => {
    noteTap(tab, checkout)
    for (let tap = random.pick([1, 1, 2]); tap > 0; tap -= 1) go(payLink(store))
  }
  return [
    leave,
    again,
    act('choose a method for the link', 3, choose),
    act('pay the link', canTap ? 8 : 0, pay),
  ]
}
