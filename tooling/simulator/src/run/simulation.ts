import { payByDropIn } from '@topup/flows/headless'
import { apiOrigins, games, providerOrigin } from '../world/brand.ts'
import type { SharedDisk, SharedStorage } from '../browser/sharedStorage.ts'
import type { PayTab } from '../browser/payTab.ts'
import type { StoreTab } from '../browser/storeTab.ts'
import type { Network } from '../network/network.ts'
import type { Oracle } from '../oracle/oracle.ts'
import { payDocumentActs } from '../player/dropInActs.ts'
import { obviousStep } from '../player/obviousStep.ts'
import { actsOn } from '../player/player.ts'
import { act, offered } from '../player/shopActs.ts'
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
  readonly world: World
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

interface Happening {
  readonly weight: number
  readonly name?: string
  readonly run: () => void | Promise<void>
}

/** Makes what does one thing: an act of the player's most of the time, else something that happens to them. */
export function createSimulation(deps: SimulationDeps): () => Promise<void> {
  const { world, settings, device, network, oracle, ledger, service, provider } = deps
  const { frames } = device
  const random = world.random.fork('storm')
  const elsewhere = createElsewhere({ ...deps, random })
  const harm = createHarm({ ...deps, random })
  const sayStrayWord = createStrayWords({ ...deps, random })
  const { profile, maxTabs } = settings
  const handsOn = (tab: StoreTab): Hands => ({
    account: settings.player,
    payAtProvider: (url) => {
      oracle.goesToPay(tab, url.slice(`${providerOrigin}/pay/`.length))
      provider.visit(url)
    },
    payByForm: (checkout, billingNo) => {
      oracle.goesToPay(tab, billingNo)
      payByDropIn(checkout, billingNo)
    },
  })

  /** The player heads for the payment of the newest open order, or for a new one. */
  const towardsForm = (tab: StoreTab): Act => {
    const { journal } = tab.services.journal.getState()
    const open = [...journal].reverse().find(({ kind }) => kind === 'ordered')
    const order = ledger.byNumber(open?.kind === 'ordered' ? open.billingNo : '')
    return act('the next step to a payment', 1, () =>
      obviousStep(tab, { order, byDropIn: true, hands: handsOn(tab) }),
    )
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
    const chosen = seeks ? towardsForm(tab) : random.drawn(actsOn(tab, random, handsOn(tab)))
    if (chosen === undefined) return
    world.say(page.name, chosen.name)
    if (random.chance(profile.kills / 2)) page.dieAfter(1 + random.below(14))
    const before = tab.readAtTap
    await page.run(chosen.run)
    if (settings.isLedAway && tab.readAtTap !== before && links.chance(0.6)) leadAway(tab)
  }

  const payDocumentTapped = async (pay: PayTab) => {
    const chosen = random.drawn(payDocumentActs(pay, { world, frames, provider, random }))
    if (chosen === undefined) return
    world.say(pay.page.name, chosen.name)
    if (random.chance(profile.kills / 2)) pay.page.dieAfter(1 + random.below(8))
    await pay.page.run(chosen.run)
  }

  const goBack = ({ page, services }: StoreTab) => {
    world.say(page.name, 'back')
    return page.run(() => services.popups.getState().closeTop())
  }

  /** The same tap in every tab, as near to one another as the seed has it. */
  const tapEverywhere = async () => {
    for (const tab of device.living()) {
      const buy = offered(actsOn(tab, random, handsOn(tab)), 'tap Buy')
      if (buy === undefined) continue
      world.say(tab.page.name, buy.name)
      if (random.chance(0.5)) await tab.page.run(buy.run)
      else world.timeline.plan(random.between(0, 400), 'tap Buy', buy.run, tab.page)
    }
  }

  /** The link brings an account that may not be the one that is logged in here. */
  const openFromGame = () => {
    const account = random.pick(accounts)
    const token = service.tokenFor(account)
    return device.openFromGame({ suid: account.suid, token, clientId: random.pick(games) })
  }

  /** What may happen with this tab, one of so many: how often in proportion to the rest, and under which name it is counted. */
  const happeningsAt = (tab: StoreTab, tabs: number): readonly Happening[] => {
    const { page, frame } = tab
    const isPoorNetwork = profile.network > 0
    const mayOpen = tabs < maxTabs
    return [
      { weight: 100, run: () => playerActs(tab) },
      { weight: 4, run: () => goBack(tab) },
      { weight: tabs > 1 ? 6 : 0, run: tapEverywhere },
      { weight: mayOpen ? 6 : 0, run: device.openTab },
      { weight: settings.opensFromGame && mayOpen ? 10 : 0, name: 'tab from a game', run: openFromGame },
      { weight: frame.game === null ? 0 : 12, run: () => device.reload(tab) },
      { weight: 6, name: 'page: in the background', run: () => page.hide('inBackground') },
      { weight: 3, name: 'page: frozen', run: () => page.hide('frozen') },
      {
        weight: isPoorNetwork ? 2 : 0,
        name: 'page: offline',
        run: () => page.setOnline(page.window.navigator.onLine ? 'offline' : 'online'),
      },
      {
        weight: isPoorNetwork ? 3 : 0,
        run: () => network.cutOff(random.pickOf(apiOrigins) ?? '', random.between(5_000, 120_000)),
      },
      { weight: 8, run: elsewhere.settleOne },
      { weight: settings.buysElsewhere ? 14 : 0, run: () => elsewhere.buy(tab) },
      {
        weight: settings.hasLimits ? 8 : 0,
        name: 'service: limit turns',
        run: () => service.turnLimits(elsewhere.characterNear(tab).characterId),
      },
      { weight: settings.hasLaterRelease ? 4 : 0, run: harm.anotherReleaseWrites },
      {
        weight: profile.rejections > 0 ? 1 : 0,
        name: 'service: sessions end',
        run: () => service.endSessions(random.pick(accounts).suid),
      },
      {
        weight: 1,
        name: 'device: clock set',
        run: () => device.setSkew(random.pick([0, 0, -3_600_000, 3_600_000, 90_000])),
      },
      { weight: 4, run: () => sayStrayWord() },
      { weight: profile.storage > 0 ? 2 : 0, run: harm.hurtTabStorage },
    ]
  }

  const happen = async (tab: StoreTab, tabs: number) => {
    const happening = random.drawn(happeningsAt(tab, tabs))
    if (happening?.name !== undefined) world.count(happening.name)
    await happening?.run()
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
    return happen(tab, living.length)
  }
}
