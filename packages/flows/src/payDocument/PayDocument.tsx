import { useEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { isOver, markOver } from '../dropIn/overDropIns.ts'
import type { DropInModule } from '../dropIns/dropInModule.ts'
import type { Clock } from '../platform/clock.ts'
import type { Vault } from '../platform/vault.ts'
import { leave } from './leave.ts'
import { PayView } from './PayView.tsx'
import type { PayState } from './payState.ts'
import type { Received } from './receiveHandover.ts'
import { retryOnce } from './retryOnce.ts'
import { runDropIn } from './runDropIn.ts'

/** Props of {@link PayDocument}. */
export interface PayDocumentProps {
  readonly received: Received | null
  /** Who takes the payment; undefined where this store has no such drop-in. */
  readonly module: DropInModule | undefined
  readonly payUrl: string | null
  readonly storeName: string
  readonly Mark: ComponentType
  readonly isLocal: boolean
  readonly browser: Window
  readonly tab: Vault
  readonly clock: Clock
}

/** Runs a drop-in for what was handed over; once over, the provider's form is gone from the page. Source: ruling 3, decision 20, faults M-15. */
export function PayDocument(props: PayDocumentProps) {
  const { received, module, payUrl, storeName, Mark, isLocal, browser, tab, clock } = props
  const canRun = received !== null && module !== undefined
  const [state, setState] = useState<PayState>(() => {
    if (!canRun) return 'empty'
    return isOver(tab, received.handover.billingNo) ? 'over' : 'loading'
  })
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = place.current
    if (received === null || module === undefined || element === null) return
    const { parameters, language, billingNo } = received.handover
    let isGone = false
    void runDropIn({
      module,
      // The provider's own element: what it leaves there goes with it.
      place: element.appendChild(document.createElement('div')),
      parameters,
      language,
      isLocal,
      clock,
      onState: (next) => {
        if (isGone || (next === 'broken' && retryOnce({ tab, browser }, billingNo))) return
        setState(next)
      },
    })
    return () => {
      isGone = true
      element.textContent = ''
    }
  }, [received, module, isLocal, browser, tab, clock])

  useFreshForm(state === 'loading' || state === 'open', browser)

  useEffect(() => {
    if (state !== 'over' || received === null) return
    markOver(tab, received.handover.billingNo)
    received.sayDone()
  }, [state, received, tab])

  return (
    <PayView
      mark={<Mark />}
      storeName={storeName}
      state={state}
      handover={received?.handover ?? null}
      payUrl={payUrl}
      place={place}
      onRetry={() => browser.location.reload()}
      onLeave={() => leave(browser, { isOwnWindow: received?.isOwnWindow ?? false })}
    />
  )
}

/** Back from the provider's page a form that the browser kept stands as it was left, on its way to there: it is loaded anew. Source: faults B-12. */
function useFreshForm(isFormThere: boolean, browser: Window): void {
  useEffect(() => {
    if (!isFormThere) return
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) browser.location.reload()
    }
    browser.addEventListener('pageshow', onPageShow)
    return () => browser.removeEventListener('pageshow', onPageShow)
  }, [isFormThere, browser])
}
