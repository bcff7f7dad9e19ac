import { parseJournal } from '@topup/domain'
import type { Page } from '../browser/page.ts'
import type { SharedDisk } from '../browser/sharedDisk.ts'
import type { SharedStorage } from '../browser/sharedStorage.ts'
import { orderOfLaterRelease, orderPrefix, valueOf } from '../oracle/knowledge.ts'
import type { Oracle } from '../oracle/oracle.ts'
import type { Random } from '../time/random.ts'
import type { World } from '../world/world.ts'
import type { Device } from './device.ts'

/** What happens to what a device remembers. */
export interface Harm {
  hurtStorage(): void
  hurtDisk(): void
  /** A tab of a later release has written one of the orders again, in a shape of its own. */
  anotherReleaseWrites(): void
  /** The phone needs the memory, most of all while the player is in another app. */
  killBrowser(): Promise<void>
  /** What one tab or window keeps for itself. */
  hurtTabStorage(): void
}

/** Makes it for one device. */
export function createHarm(deps: {
  readonly world: World<Page>
  readonly random: Random
  readonly device: Device
  readonly storage: SharedStorage
  readonly disk: SharedDisk
  readonly oracle: Oracle
}): Harm {
  const { world, random, device, storage, disk, oracle } = deps
  const { frames } = device

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

  const hurtTabStorage = () => {
    const frame = random.pickOf(frames.all().filter(({ shown }) => shown.kind === 'ours'))
    if (frame === undefined) return
    const condition = random.pick(['full', 'readOnly', 'blocked', 'working'] as const)
    world.say(frame.name, `its own storage is ${condition}`)
    world.count(`tab storage: ${condition}`)
    frame.session.setCondition(condition)
    frame.sawStorageFail = true
  }

  return { hurtStorage, hurtDisk, anotherReleaseWrites, killBrowser, hurtTabStorage }
}
