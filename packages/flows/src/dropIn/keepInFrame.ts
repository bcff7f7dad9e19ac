import type { Clock } from '../platform/clock.ts'
import { parseFromPayDocument } from './messages.ts'
import { payDocumentFile } from './payDocumentPath.ts'

/** How long the pay document may take to come and to keep an order. */
const patienceMs = 10_000

/**
 * Lets the pay document at an origin of its own keep an order for this tab, before the tab goes there: the two share no
 * storage, and no address may hold what the order needs. It comes in a frame that nobody sees, asks for its data as a
 * window does (`onFrame` gets the one that will ask), and says whether it could keep them. Returns what it said;
 * `silent` when it says nothing, because its host cannot be reached. Source: decision 95, faults A-08.
 */
export async function keepInFrame(deps: {
  readonly browser: Pick<Window, 'addEventListener' | 'removeEventListener' | 'document'>
  readonly clock: Pick<Clock, 'wait'>
  readonly payOrigin: string
  readonly onFrame: (frame: Window | null) => void
}): Promise<'kept' | 'refused' | 'silent'> {
  const { browser, clock, payOrigin, onFrame } = deps
  const frame = browser.document.createElement('iframe')
  frame.hidden = true
  frame.src = payOrigin + payDocumentFile
  let hear: ((event: MessageEvent) => void) | null = null
  const said = new Promise<'kept' | 'refused'>((resolve) => {
    hear = ({ source, origin, data }) => {
      if (source === null || source !== frame.contentWindow || origin !== payOrigin) return
      const word = parseFromPayDocument(data)
      if (word?.kind === 'payDocumentKept') resolve(word.isKept ? 'kept' : 'refused')
    }
    browser.addEventListener('message', hear)
  })
  browser.document.body.append(frame)
  onFrame(frame.contentWindow)
  const patience = new AbortController()
  const silence = clock.wait(patienceMs, patience.signal).then(
    () => 'silent' as const,
    () => 'silent' as const,
  )
  const outcome = await Promise.race([said, silence])
  patience.abort()
  if (hear !== null) browser.removeEventListener('message', hear)
  frame.remove()
  return outcome
}
