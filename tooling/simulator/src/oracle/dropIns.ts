import type { Frame, FrameRecorder } from '../browser/frames.ts'
import type { Page } from '../browser/page.ts'
import type { FormRecorder, PayTab } from '../browser/payTab.ts'
import { deployment, providerOrigin, gameTab } from '../world/brand.ts'
import type { Ledger } from '../service/ledger.ts'
import { dropInSecret, orderOfDropIn } from '../service/ledger.ts'
import type { World } from '../world/world.ts'

/** Judges what passes between the store, its pay documents and a provider's form. */
export type DropInOracle = ReturnType<typeof createDropInOracle>

/** Makes it; `isKnown` says whether an order is written down, or was and is lost with its storage. Source: decisions 20 and 29, faults A-08, M-15. */
export function createDropInOracle(deps: {
  readonly world: World
  readonly ledger: Ledger
  readonly payTabs: () => readonly PayTab[]
  /** The name of the document whose payment was taken for an order. */
  readonly takerOf: (billingNo: string) => string | null
  readonly isKnown: (billingNo: string) => boolean
  /** Whether its number outlives the browser's process, as far as a disk was there to keep it. */
  readonly isDurable: (billingNo: string) => boolean
}) {
  const { world, ledger, payTabs, takerOf, isKnown, isDurable } = deps
  /** By tab and order, since the player's last tap on "to pay": where a form has ended, and where that was kept. */
  const ended = new Set<string>()
  const keptOver = new Set<string>()
  /** The orders of which a payment has left a form. */
  const sentOf = new Set<string>()
  /** Documents that have tried to show their form. */
  const tried = new WeakSet<Page>()
  /** Where the documents stand from which a payment has left, by name. */
  const senders = new Map<string, Frame>()
  const place = ({ name }: Frame, billingNo: string) => `${name} ${billingNo}`
  const holdsSecret = (data: unknown) => (JSON.stringify(data) ?? '').includes(dropInSecret)

  const recorder: FrameRecorder & FormRecorder = {
    left: (frame, address) => {
      if (address === '/' || address === gameTab) return
      const number = /(?:^\/pay\.html#|\/pay\/)(B\d+)$/.exec(address)?.[1]
      if (number !== undefined && !isDurable(number))
        world.broken('disk first', `a window leaves for ${number} before its number is on the disk`)
      if (address.startsWith(`${providerOrigin}/`)) return
      const billingNo = /^\/pay\.html#(B\d+)$/.exec(address)?.[1]
      if (billingNo === undefined || ledger.byNumber(billingNo) === null)
        return world.broken('addresses', `a window goes to ${address}`)
      if (!isKnown(billingNo)) world.broken('journal first', `${billingNo} is paid before it is written down`)
      // A pay document that goes where it is already is loaded again, by nobody's tap.
      if (frame.holds === 'payDocument') return
      ended.delete(place(frame, billingNo))
      keptOver.delete(place(frame, billingNo))
    },
    closed: ({ name, openedBy, wasStore }) => {
      if (openedBy === null || wasStore) world.broken('windows', `${name} was the store and is closed`)
    },
    posted: ({ data, targetOrigin }) => {
      if (holdsSecret(data) && targetOrigin !== deployment.origins[0])
        world.broken('handover', `what a drop-in needs is posted to ${targetOrigin}`)
    },
    overheard: ({ data }) => {
      if (holdsSecret(data)) world.broken('handover', 'what a drop-in needs is heard elsewhere')
    },
    sent: ({ page, frame, received }) => {
      const billingNo = received?.handover.billingNo ?? ''
      if (senders.has(page.name))
        world.broken('submitted once', `${page.name} sends a second payment of ${billingNo}`)
      senders.set(page.name, frame)
      sentOf.add(billingNo)
      ended.add(place(frame, billingNo))
    },
    asked: ({ frame, received }, parameters) => {
      const handover = received?.handover
      const billingNo = orderOfDropIn(parameters)
      const order = ledger.byNumber(billingNo ?? '')
      if (handover === undefined || order === null)
        return world.broken('handover', `a form starts with what no service gave`)
      if (handover.billingNo !== billingNo || frame.address !== `/pay.html#${billingNo}`)
        world.broken('handover', `${frame.address} shows ${handover.billingNo} and pays ${billingNo}`)
      if (handover.amount?.minorUnits !== order.amountMinor || handover.amount.currency !== order.currency)
        world.broken('shown is paid', `${billingNo} costs ${order.amountMinor} and shows something else`)
      if (keptOver.has(place(frame, order.billingNo)))
        world.broken('form over', `the form of ${billingNo} comes again in ${frame.name}`)
    },
    ended: ({ frame, received }) => void ended.add(place(frame, received?.handover.billingNo ?? '')),
  }

  return {
    ...recorder,
    /** A pay document shows the player its state. */
    shown: ({ page, frame, state, received }: PayTab) => {
      const billingNo = received?.handover.billingNo ?? ''
      if (state === 'loading') tried.add(page)
      // A provider offers no form for what it has taken.
      if (state === 'over' && tried.has(page) && sentOf.has(billingNo)) ended.add(place(frame, billingNo))
      if (state === 'over' && !ended.has(place(frame, billingNo)))
        world.broken('to pay', `the player taps "to pay" and ${billingNo} is over in ${frame.name}`)
      const taker = senders.get(takerOf(billingNo) ?? '')
      if (state === 'broken' && taker === frame && !frame.sawStorageFail)
        world.broken(
          'form’s words',
          `${billingNo} was paid in ${frame.name}, whose form "could not be loaded"`,
        )
    },
    /** Looks at the pay documents; called whenever the pages are at rest. */
    look: () => {
      for (const { page, frame, state, received } of payTabs())
        if (page.isAlive() && state === 'over' && received !== null && !frame.sawStorageFail)
          keptOver.add(place(frame, received.handover.billingNo))
    },
    /** At the end: no pay document may be on its way forever. */
    checkAtEnd: () => {
      for (const { page, frame, state } of payTabs()) {
        const isThere = frame.shown.kind === 'ours' && frame.shown.page === page && page.isAlive()
        if (isThere && (state === 'asking' || state === 'loading'))
          world.broken('liveness', `${page.name} is ${state} forever`)
      }
    },
  }
}
