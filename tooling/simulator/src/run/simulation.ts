import { payByDropIn } from '@topup/flows/headless'
import { apiOrigins, games, providerOrigin } from '../world/brand.ts'
import type { Page } from '../browser/page.ts'
import type { SharedDisk, SharedStorage } from '../browser/sharedStorage.ts'
import type { PayTab } from '../browser/payTab.ts'
import type { StoreTab } from '../browser/storeTab.ts'
import type { Network } from '../network/network.ts'
import type { Oracle } from '../oracle/oracle.ts'
import { payDocumentActs } from '../player/dropInActs.ts'
import { obviousStep } from '../player/obviousStep.ts'
import { actsOn, drawAct } from '../player/player.ts'
import type { Act, Hands } from '../player/shopActs.ts'
import type { Ledger } from '../service/ledger.ts'
import type { Service } from '../service/service.ts'
import { accounts } from '../service/shop.ts'
import type { World } from '../world/world.ts'
import type { Device } from './device.ts'
import { createElsewhere, createHarm, createStrayWords } from './harm.ts'
import type { Provider } from '../provider/cardSessions.ts'
import type { Settings } from './settings.ts'

/** About how many acts a player needs who heads for a payment. */
const actsToForm = 14

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
  const { world, settings, device, network, oracle, ledger, service, provider } = deps
  const { frames } = device
  const random = world.random.fork('storm')
  const elsewhere = createElsewhere({ world, settings, ledger, random })
  const harm = createHarm({ ...deps, random })
  const { profile } = settings
  const handsOn = (tab: StoreTab): Hands => ({
    account: accounts[settings.player],
    payAtProvider: (url) => {
      oracle.goesToPay(tab, url.slice(`${providerOrigin}/pay/`.length))
      provider.visit(url)
    },
    payByForm: (checkout, billingNo) => {
      oracle.goesToPay(tab, billingNo)
      payByDropIn(checkout, billingNo)
    },
  })
  const sayStrayWord = createStrayWords({ world, device, ledger, random })

  /** The player heads for the payment of the newest open order, or for a new one. */
  const towardsForm = (tab: StoreTab): Act => {
    const { journal } = tab.services.journal.getState()
    const open = [...journal].reverse().find(({ kind }) => kind === 'ordered')
    const order = ledger.byNumber(open?.kind === 'ordered' ? open.billingNo : '')
    return {
      name: 'the next step to a payment',
      weight: 1,
      run: () => obviousStep(tab, { order, byDropIn: true, hands: handsOn(tab) }),
    }
  }

  const links = random.fork('led away')

  /** A link leads away from the page soon after a tap on Buy. Its browser says so, and leaves the page when an answer comes, if ever. */
  const leadAway = (tab: StoreTab) => {
    world.count('page: led away')
    const { page } = tab
    const beginsMs = links.between(1, links.pick([50, 6_000]))
    world.timeline.plan(beginsMs, 'begins to be left', () => page.fire('beforeunload', {}))
    if (links.chance(0.4)) return
    world.timeline.plan(beginsMs + links.between(0, 9_000), 'is left', async () => {
      if (page.isAlive()) await device.reload(tab)
    })
  }

  const playerActs = async (tab: StoreTab) => {
    const { page } = tab
    if (!page.isVisible()) return page.show()
    if (tab.isLost && random.chance(0.3)) return page.die('left')
    const seeks = settings.seeksForms && !tab.isLost && tab.link === null && random.chance(0.8)
    const act = seeks ? towardsForm(tab) : drawAct(actsOn(tab, random, handsOn(tab)), random)
    if (act === null) return
    world.say(page.name, act.name)
    if (random.chance(profile.kills / 2)) page.dieAfter(1 + random.below(14))
    const before = tab.readAtTap
    await page.run(act.run)
    if (settings.isLedAway && tab.readAtTap !== before && links.chance(0.6)) leadAway(tab)
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
      const buy = actsOn(tab, random, handsOn(tab)).find(({ name }) => name === 'tap Buy')
      if (buy === undefined) continue
      world.say(tab.page.name, buy.name)
      if (random.chance(0.5)) await tab.page.run(buy.run)
      else world.timeline.plan(random.between(0, 400), 'tap Buy', buy.run, tab.page)
    }
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
    settle: () => elsewhere.settleOne(),
    elsewhere: (tab) => elsewhere.buy(tab),
    limits: (tab) => {
      world.count('service: limit turns')
      service.turnLimits(elsewhere.characterNear(tab).characterId)
    },
    anotherRelease: () => harm.anotherReleaseWrites(),
    sessions: () => {
      world.count('service: sessions end')
      service.endSessions(random.pick(accounts).suid)
    },
    clock: () => {
      world.count('device: clock set')
      device.setSkew(random.pick([0, 0, -3_600_000, 3_600_000, 90_000]))
    },
    strayWord: () => sayStrayWord(),
    formStorage: () => harm.hurtTabStorage(),
  }

  /** The browser or the tab ends, or the player loads the store again. */
  const endSomething = (tab: StoreTab) => {
    if (random.chance(0.3)) return harm.killBrowser()
    if (random.chance(0.5)) return device.reload(tab)
    tab.page.die()
    return device.openTab()
  }

  let acts = 0
  return async () => {
    acts += 1
    const isOnTheWay = settings.seeksForms && acts <= actsToForm
    const living = device.living()
    const tab = random.pickOf(living)
    const pay = random.pickOf(device.payTabs())
    if (pay?.state === 'asking' && random.chance(0.6)) return sayStrayWord(pay.frame)
    if (pay !== undefined && random.chance(tab === undefined || settings.seeksForms ? 0.7 : 0.5))
      return payDocumentTapped(pay)
    if (tab === undefined) return device.openTab()
    if (isOnTheWay && random.chance(0.9)) return playerActs(tab)
    if (random.chance(profile.storage)) return random.chance(0.7) ? harm.hurtStorage() : harm.hurtDisk()
    if (random.chance(profile.kills)) return endSomething(tab)
    return happenings[random.weighted(weightsOf(tab, living.length))](tab)
  }
}
