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

/** Something that the player may do now; heavier ones are done more often. */
export interface Act {
  readonly name: string
  readonly weight: number
  /** Runs in the page. */
  readonly run: () => void
}

/** Whose hands they are, and where they lead to. */
export interface Hands {
  /** The account of whoever has the device: they log in with it, and rarely with another. */
  readonly account: ShopAccount
  readonly payAtProvider: (url: string) => void
  /** They go to the pay document of an order. */
  readonly payByForm: (checkout: CheckoutServices, billingNo: string) => void
}

/** Does nothing with what comes of it: the screen will tell. */
export const go = (work: Promise<unknown>): void => void work

/** What the page without popups offers: products, the game, the account, the player's orders. */
export function pageActs({ services }: StoreTab, random: Random): readonly Act[] {
  const { catalogue, session, popups, journal } = services
  const isPlayer = accountOf(session.getState()) !== null
  const onSale = products.flatMap(({ id }) => findProduct(catalogue.getState().products, id) ?? [])
  const orders = journal.getState().journal
  return [
    ...onSale.map((product) => ({
      name: `tap ${product.productId}`,
      weight: product.isPointCard ? 2 : product.isLimit ? 7 : 4,
      run: () => openProduct(services, product),
    })),
    ...(onSale.length === 0
      ? [{ name: 'try again', weight: 6, run: () => go(catalogue.getState().load()) }]
      : []),
    ...(isPlayer
      ? [{ name: 'log out', weight: 1, run: () => go(askToLogOut(services)) }]
      : [{ name: 'open login', weight: 6, run: () => popups.getState().push({ kind: 'login' }) }]),
    {
      name: 'change the game',
      weight: 1,
      run: () => go(chooseListed(services, random.pick(games), random.chance(0.5))),
    },
    ...(isPlayer
      ? [
          {
            name: 'open characters',
            weight: 2,
            run: () => popups.getState().push({ kind: 'serverCharacter' }),
          },
        ]
      : []),
    ...orders.slice(-3).map((entry) => ({
      name: `my orders: ${addressOf(entry).slice(0, 4)}`,
      weight: 1,
      run: () => popups.getState().push({ kind: 'result', order: addressOf(entry) }),
    })),
  ]
}

/** The list of games. */
export function gameActs({ services }: StoreTab, popup: OpenPopup): readonly Act[] {
  const { catalogue, popups } = services
  const close = () => popups.getState().close(popup.id)
  const listed = catalogue.getState().games
  return [
    ...(listed.kind === 'ready' ? listed.value : []).map(({ clientId }) => ({
      name: `choose game ${clientId}`,
      weight: 4,
      run: () => go(chooseListed(services, clientId, true).then((isChosen) => isChosen && close())),
    })),
    {
      name: 'ask for games',
      weight: listed.kind === 'ready' ? 0 : 5,
      run: () => go(catalogue.getState().loadGames()),
    },
    { name: 'close games', weight: 1, run: close },
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
  { random, hands }: { readonly random: Random; readonly hands: Hands },
): readonly Act[] {
  const { popups } = services
  const close = () => popups.getState().close(popup.id)
  const submit = (name: string, secret: string) =>
    go(
      logIn(services, { name, secret }, screen.signalOf(popup)).then(
        ({ kind }) => kind === 'loggedIn' && close(),
      ),
    )
  return [
    ...accounts.map(({ username, password }) => ({
      name: `log in as ${username}`,
      weight: username === hands.account.username ? 8 : 2,
      run: () => submit(username, password),
    })),
    { name: 'wrong password', weight: 1, run: () => submit(random.pick(accounts).username, 'wrong') },
    { name: 'close login', weight: 1, run: close },
  ]
}

/** Servers and characters. */
export function characterActs({ services }: StoreTab, popup: OpenPopup, random: Random): readonly Act[] {
  const { roster, popups } = services
  const close = () => popups.getState().close(popup.id)
  const { roster: loaded } = roster.getState()
  const listed = loaded.kind === 'ready' ? loaded.value : null
  return [
    ...(listed?.characters ?? []).map((character) => ({
      name: `choose ${character.value}`,
      weight: 4,
      run: () => {
        chooseCharacter(services, character, random.pickOf(listed?.areas ?? []) ?? null)
        close()
      },
    })),
    { name: 'ask for characters', weight: listed === null ? 5 : 0, run: () => go(roster.getState().load()) },
    { name: 'close characters', weight: 1, run: close },
  ]
}

/** A question; what it is about is its title, a key of the texts. */
export function confirmActs(
  { services, screen, acknowledged, agreedTo }: StoreTab,
  popup: Extract<OpenPopup, { kind: 'confirm' }>,
): readonly Act[] {
  const { popups } = services
  const answer = (given: 'confirm' | 'cancel') => () => {
    // An intent that another tab takes back meanwhile may be written again by a tab that still holds it.
    if (given === 'cancel') for (const order of screen.askedAbout(popup)) acknowledged.add(order)
    if (given === 'confirm') agreedTo.add(popup.title)
    popup.resolve(given)
    popups.getState().close(popup.id)
  }
  return [
    { name: `${popup.title}: yes`, weight: 4, run: answer('confirm') },
    { name: `${popup.title}: no`, weight: 4, run: answer('cancel') },
    { name: `${popup.title}: close`, weight: 1, run: () => popups.getState().close(popup.id) },
  ]
}

/** Opens the page of a link in a tab; which one is drawn when the code is there. */
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

/** Opens a payment link, once in a tab: the page of a link is a page of its own. Source: spec §4 "Replenishment". */
export function openLinkActs(tab: StoreTab, random: Random): readonly Act[] {
  return [
    {
      name: 'open a payment link',
      weight: 2,
      run: () => openLink(tab, () => random.pick(links).paymentLinkId),
    },
  ]
}

/** The page of a link: a method, and Pay. */
export function linkActs(
  tab: StoreTab,
  { store }: NonNullable<StoreTab['link']>,
  random: Random,
): readonly Act[] {
  const { checkout, paymentLink } = store.getState()
  const leave = { name: 'leave the link', weight: 1, run: () => void (tab.link = null) }
  const again = { name: 'read the link again', weight: 1, run: () => go(store.getState().load()) }
  if (checkout === null) return [leave, again]
  const { recharge } = checkout
  const { payment, placing } = recharge.getState()
  const mayPay = paymentLink.kind === 'paying' || paymentLink.kind === 'open'
  const canTap = mayPay && placing.kind === 'no' && readScreen(checkout) !== null
  const listed = payment.regions.flatMap(({ region, methods }) =>
    methods.filter(({ subMethods }) => subMethods.length === 0).map(({ paywayId }) => ({ region, paywayId })),
  )
  return [
    leave,
    again,
    {
      name: 'choose a method for the link',
      weight: 3,
      run: () => {
        const chosen = random.pickOf(listed)
        if (chosen === undefined) return
        recharge.getState().choosePayment({ kind: 'regionChosen', region: chosen.region })
        recharge.getState().choosePayment({ kind: 'methodChosen', key: chosen.paywayId })
      },
    },
    ...(canTap
      ? [
          {
            name: 'pay the link',
            weight: 8,
            run: () => {
              noteTap(tab, checkout)
              for (let tap = random.pick([1, 1, 2]); tap > 0; tap -= 1) go(payLink(store))
            },
          },
        ]
      : []),
  ]
}
