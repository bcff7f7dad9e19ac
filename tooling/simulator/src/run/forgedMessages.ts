import type { Frame } from '../browser/frame.ts'
import type { Page } from '../browser/page.ts'
import { deployment, dropInProvider } from '../world/brand.ts'
import type { Ledger } from '../service/ledger.ts'
import type { Random } from '../time/random.ts'
import type { World } from '../world/world.ts'
import type { Device } from './device.ts'

const home = deployment.origins[0]
const stranger = 'https://elsewhere.example'

/** What somebody may say to the store: the language of its pay documents, with claims in it, and anything else. */
const wordsToStore = (billingNo: string): readonly unknown[] => [
  { kind: 'payDocumentReady' },
  { kind: 'payDocumentReady', billingNo },
  { kind: 'payDocumentDone' },
  { kind: 'payDocumentDone', billingNo, outcome: 'success', status: 1 },
  { kind: 'payDocumentDone', billingNo, outcome: 'fail', status: -2 },
  { kind: 'fullStatusRead', billingNo, outcome: 'success', atMs: 1 },
  'payDocumentDone',
  null,
]

/** What somebody may say to a pay document. */
const forgedHandover = (billingNo: string) => ({
  kind: 'handover',
  handover: {
    billingNo,
    provider: dropInProvider,
    parameters: { sessionId: 'of somebody else', sessionData: 'forged' },
    payUrl: `${stranger}/pay`,
    language: 'en',
  },
})

/**
 * Makes a word that nobody should act upon: from another origin, in the name of any window, or from a window of the
 * store's own that nothing was handed to. A pay document itself may say that it is over at any time. Source: faults A-08.
 */
export function createStrayWords(deps: {
  readonly world: World<Page>
  readonly device: Device
  readonly ledger: Ledger
  readonly random: Random
}): (to?: Frame) => void {
  const { world, device, ledger, random } = deps
  return (hearer) => {
    const { frames } = device
    const isOurs = ({ shown }: Frame) => shown.kind === 'ours'
    const to = hearer ?? random.pickOf(frames.all().filter(isOurs))
    const from = random.pickOf(frames.all().filter((frame) => frame !== to))
    if (to === undefined || from === undefined) return
    const billingNo = random.pickOf(ledger.orders)?.billingNo ?? 'B1'
    const isToForm = to.holds === 'payDocument'
    const data = isToForm ? forgedHandover(billingNo) : random.pickOf(wordsToStore(billingNo))
    // A store never lies to a pay document; a pay document that a provider has taken over may say what it likes.
    const origin = isToForm || !isOurs(from) || random.chance(0.5) ? stranger : home
    world.count('message: stray')
    world.say(to.name, `hears ${JSON.stringify(data)} of ${from.name} at ${origin}`)
    frames.post({ from, origin, to, data, targetOrigin: '*' })
  }
}
