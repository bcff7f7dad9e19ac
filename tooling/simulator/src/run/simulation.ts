import { apiOrigins, games, providerOrigin } from '../world/brand.ts'
import { parseJournal } from '@topup/domain'
import type { Page } from '../browser/page.ts'
import type { SharedDisk } from '../browser/sharedDisk.ts'
import type { SharedStorage } from '../browser/sharedStorage.ts'
import type { PayTab } from '../browser/payTab.ts'
import type { StoreTab } from '../browser/storeTab.ts'
import type { Network } from '../network/network.ts'
import { orderOfLaterRelease, orderPrefix, valueOf } from '../oracle/knowledge.ts'
import type { Oracle } from '../oracle/oracle.ts'
import { payDocumentActs } from '../player/dropInActs.ts'
import { actsOn, drawAct } from '../player/player.ts'
import type { Ledger } from '../service/ledger.ts'
import type { Service } from '../service/service.ts'
import { accounts, links, owedProduct, priceOf, products, characters } from '../service/shop.ts'
import type { ShopLink } from '../service/shop.ts'
import type { World } from '../world/world.ts'
import type { Device } from './device.ts'
import type { Provider } from '../provider/provider.ts'
import { createStrayWords } from './forgedMessages.ts'
import type { Settings } from './settings.ts'

/** What the simulation works with. */
export interface SimulationDeps {
  readonly world: World<Page>
  readonly settings: Settings
  readonly device: Device
  readonly storage: SharedStorage
  readonly disk: SharedDisk
  readonly network: Network
  readonly oracle: Oracle
  readonly ledger: Ledger
  readonly service: Service
  readonly provider: Provider
}

/** Does one thing: an act of the player's most of the time, else something that happens to them. */
export function createSimulation(deps: SimulationDeps): () => Promise<void> {
  const { world, settings, device, storage, disk, network, oracle, ledger, service, provider } = deps
  const { frames } = device
  const random = world.random.fork('storm')
  const givers = random.fork('givers')
  const { profile } = settings
  const visitFrom = (tab: StoreTab) => (url: string) => {
    oracle.goesToPay(tab, url.slice(`${providerOrigin}/pay/`.length))
    provider.visit(url)
  }
  const sayStrayWord = createStrayWords({ world, device, ledger, random })

  const playerActs = async (tab: StoreTab) => {
    const { page } = tab
    if (!page.isVisible()) return page.show()
    if (tab.isLost && random.chance(0.3)) return page.die('left')
    const act = drawAct(actsOn(tab, random, visitFrom(tab)), random)
    if (act === null) return
    world.say(page.name, act.name)
    if (random.chance(profile.kills / 2)) page.dieAfter(1 + random.below(14))
    await page.run(act.run)
  }

  const payDocumentTapped = async (pay: PayTab) => {
    const act = drawAct(payDocumentActs(pay, { world, frames, provider, random }), random)
    if (act === null) return
    world.say(pay.page.name, act.name)
    if (random.chance(profile.kills / 2)) pay.page.dieAfter(1 + random.below(8))
    await pay.page.run(act.run)
  }

  /** The same tap in every tab, as near to one another as the seed has it. */
  const tapEverywhere = async () => {
    for (const tab of device.living()) {
      const buy = actsOn(tab, random, visitFrom(tab)).find(({ name }) => name === 'tap Buy')
      if (buy === undefined) continue
      world.say(tab.page.name, buy.name)
      if (random.chance(0.5)) await tab.page.run(buy.run)
      else world.timeline.plan(random.between(0, 400), 'tap Buy', buy.run, tab.page)
    }
  }

  const hurtStorage = () => {
    const harm = random.pick(['full', 'readOnly', 'blocked', 'wiped', 'corrupt', 'working'] as const)
    world.say(`${world.mark}storage`, harm)
    world.count(`storage: ${harm}`)
    oracle.harmStorage(() => {
      if (harm === 'wiped') storage.wipe()
      else if (harm === 'corrupt') storage.corrupt(random.below(20))
      else storage.setCondition(harm)
    })
  }

  const hurtDisk = () => {
    const harm = random.pick(['failing', 'hanging', 'wiped', 'working'] as const)
    world.say(`${world.mark}disk`, harm)
    world.count(`disk: ${harm}`)
    oracle.harmStorage(() => {
      if (harm === 'wiped') disk.wipe()
      else disk.setCondition(harm)
    })
  }

  /** A tab of a later release has written one of the orders again, in a shape of its own. */
  const anotherReleaseWrites = () => {
    const stored = [...storage.items()].filter(([key]) => key.startsWith(orderPrefix))
    const [key, text] = random.pickOf(stored) ?? []
    if (key === undefined || text === undefined || storage.condition() !== 'working') return
    const order = valueOf(text)
    if (parseJournal([order]).length === 0) return
    world.say(`${world.mark}storage`, 'another release writes')
    world.count('storage: another release writes')
    storage.put(key, JSON.stringify({ v: { version: 2, [orderOfLaterRelease]: order }, e: null }))
  }

  /** The phone needs the memory, most of all while the player is in another app. */
  const killBrowser = async () => {
    world.say(`${world.mark}device`, 'the browser is killed')
    world.count('kill: the browser')
    const isSound = disk.isSound() && storage.condition() === 'working'
    let opening: Promise<void> = Promise.resolve()
    const kill = () => {
      opening = device.killBrowser()
    }
    // What a disk that failed did not take is lost with the process, and was told.
    if (isSound) kill()
    else oracle.harmStorage(kill)
    await opening
  }

  /** What one tab or window keeps for itself. */
  const hurtTabStorage = () => {
    const frame = random.pickOf(frames.all().filter(({ shown }) => shown.kind === 'ours'))
    if (frame === undefined) return
    const condition = random.pick(['full', 'readOnly', 'blocked', 'working'] as const)
    world.say(frame.name, `its own storage is ${condition}`)
    world.count(`tab storage: ${condition}`)
    frame.session.setCondition(condition)
    frame.sawStorageFail = true
  }

  /** A character, most of the time the one that is chosen here. */
  const characterNear = (tab: StoreTab) => {
    const chosen = tab.services.selection.getState().selection.character?.value
    const here = characters.find(({ characterId }) => characterId === chosen)
    return here !== undefined && random.chance(0.8) ? here : random.pick(characters)
  }

  /** Another device has the link too, and makes its order unless there is one. */
  const payLinkElsewhere = ({ paymentLinkId, serverId, characterId, minor }: ShopLink) => {
    world.count('other device orders for a link')
    ledger.enter({
      sessionId: `other-${ledger.orders.length}`,
      suid: `link:${paymentLinkId}`,
      clientId: games[0],
      serverId,
      characterId,
      productId: owedProduct,
      couponCode: '',
      payId: '701',
      channelId: '10201',
      country: 'MY',
      amountMinor: minor,
      currency: 'USD',
      byCard: false,
      host: apiOrigins[0] ?? '',
      madeAtMs: world.timeline.nowMs(),
    })
  }

  /**
   * Another device of the player's buys something, most of the time for the character that is chosen here. Sometimes it is
   * somebody else with an account of their own, whose order is none of the player's business.
   */
  const buyElsewhere = (tab: StoreTab) => {
    const character = characterNear(tab)
    const product = products.find(({ isLimited }) => isLimited)
    const link = random.pick(links)
    if (
      random.chance(0.4) &&
      !ledger.orders.some(({ characterId, status }) => characterId === link.characterId && status !== 'fail')
    )
      return payLinkElsewhere(link)
    if (product === undefined) return
    const giver = accounts.find(({ suid }) => suid !== character.suid)
    const isGift = settings.hasGivers && givers.chance(0.5)
    world.count(isGift ? 'orders of another account' : 'other device orders')
    ledger.enter({
      sessionId: `other-${ledger.orders.length}`,
      suid: isGift && giver !== undefined ? giver.suid : character.suid,
      clientId: character.clientId,
      serverId: character.serverId,
      characterId: character.characterId,
      productId: product.id,
      couponCode: '',
      payId: '701',
      channelId: '10201',
      country: 'MY',
      amountMinor: priceOf(product, character.clientId),
      currency: 'USD',
      byCard: false,
      host: apiOrigins[0] ?? '',
      madeAtMs: world.timeline.nowMs(),
    })
  }

  /** The link brings an account that may not be the one that is logged in here. */
  const openFromGame = () => {
    world.count('tab from a game')
    const account = random.pick(accounts)
    return device.openFromGame({
      suid: account.suid,
      token: service.tokenFor(account),
      clientId: random.pick(games),
    })
  }

  const settleOne = () => {
    const order = random.pickOf(ledger.orders.filter(({ status }) => status === 'pending'))
    if (order === undefined) return
    const outcome = random.chance(0.7) ? 'success' : 'fail'
    world.say('provider', `${order.billingNo} ${outcome}`)
    ledger.settle(order, outcome)
  }

  /** How often each thing happens, in proportion to the others. */
  const weightsOf = (tab: StoreTab, tabs: number) => ({
    player: 100,
    back: 4,
    everywhere: tabs > 1 ? 6 : 0,
    newTab: tabs < settings.maxTabs ? 6 : 0,
    fromGame: settings.opensFromGame && tabs < settings.maxTabs ? 10 : 0,
    gameReload: tab.frame.game === null ? 0 : 12,
    away: 6,
    frozen: 3,
    offline: profile.network > 0 ? 2 : 0,
    cutOff: profile.network > 0 ? 3 : 0,
    settle: 8,
    elsewhere: settings.buysElsewhere ? 14 : 0,
    limits: settings.hasLimits ? 8 : 0,
    anotherRelease: settings.hasLaterRelease ? 4 : 0,
    sessions: profile.rejections > 0 ? 1 : 0,
    clock: 1,
    strayWord: 4,
    formStorage: profile.storage > 0 ? 2 : 0,
  })

  const happenings: Readonly<
    Record<keyof ReturnType<typeof weightsOf>, (tab: StoreTab) => void | Promise<void>>
  > = {
    player: playerActs,
    back: (tab) => {
      world.say(tab.page.name, 'back')
      return tab.page.run(() => tab.services.popups.getState().closeTop())
    },
    everywhere: tapEverywhere,
    newTab: () => device.openTab(),
    fromGame: openFromGame,
    gameReload: (tab) => device.reload(tab),
    away: ({ page }) => {
      world.count('page: in the background')
      return page.hide('inBackground')
    },
    frozen: ({ page }) => {
      world.count('page: frozen')
      return page.hide('frozen')
    },
    offline: ({ page }) => {
      world.count('page: offline')
      return page.setOnline(page.window.navigator.onLine ? 'offline' : 'online')
    },
    cutOff: () => network.cutOff(random.pickOf(apiOrigins) ?? '', random.between(5_000, 120_000)),
    settle: settleOne,
    elsewhere: buyElsewhere,
    limits: (tab) => {
      world.count('service: limit turns')
      service.turnLimits(characterNear(tab).characterId)
    },
    anotherRelease: anotherReleaseWrites,
    sessions: () => {
      world.count('service: sessions end')
      service.endSessions(random.pick(accounts).suid)
    },
    clock: () => {
      world.count('device: clock set')
      device.setSkew(random.pick([0, 0, -3_600_000, 3_600_000, 90_000]))
    },
    strayWord: () => sayStrayWord(),
    formStorage: hurtTabStorage,
  }

  /** The browser or the tab ends, or the player loads the store again. */
  const endSomething = (tab: StoreTab) => {
    if (random.chance(0.3)) return killBrowser()
    if (random.chance(0.5)) return device.reload(tab)
    tab.page.die()
    return device.openTab()
  }

  return async () => {
    const living = device.living()
    const tab = random.pickOf(living)
    const pay = random.pickOf(device.payTabs())
    if (pay?.state === 'asking' && random.chance(0.6)) return sayStrayWord(pay.frame)
    if (pay !== undefined && random.chance(tab === undefined ? 0.7 : 0.5)) return payDocumentTapped(pay)
    if (tab === undefined) return device.openTab()
    if (random.chance(profile.storage)) return random.chance(0.7) ? hurtStorage() : hurtDisk()
    if (random.chance(profile.kills)) return endSomething(tab)
    return happenings[random.weighted(weightsOf(tab, living.length))](tab)
  }
}
