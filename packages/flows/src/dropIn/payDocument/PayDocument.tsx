import type { Wallet } from '@topup/domain'
import { useEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { DropInModule, ReturnDetails } from '../providers/dropInModule.ts'
import type { Clock } from '../../platform/clock.ts'
import type { BrandStorage } from '../../platform/brandStorage.ts'
import { leave } from './leave.ts'
import { endForm, firstPayState, keepFormFresh, showForm } from './payForm.ts'
import { nameFrames } from './nameFrames.ts'
import { PayView } from './PayView.tsx'
import type { Received } from './receiveHandover.ts'

export interface PayDocumentProps {
  readonly received: Received | null
  /** The drop-in of the payment provider; undefined where this store does not have it. */
  readonly module: DropInModule | undefined
  readonly wallets: readonly Wallet[]
  /** What came back with the player from a bank; null when the form is to be shown. */
  readonly returned: ReturnDetails | null
  readonly payUrl: string | null
  readonly storeName: string
  /** Where the store is: a path, or an address where this document has an origin of its own. */
  readonly store: string
  readonly Mark: ComponentType
  readonly isLocal: boolean
  readonly browser: Window
  readonly tab: BrandStorage
  readonly device: BrandStorage
  readonly clock: Clock
}

/**
 * Runs a drop-in for the order that was handed over; when it is over, the provider's form is removed from the
 * page. Source: decisions 20 and 29, faults M-15.
 */
export function PayDocument(props: PayDocumentProps) {
  const {
    received,
    module,
    wallets,
    returned,
    payUrl,
    storeName,
    store,
    Mark,
    isLocal,
    browser,
    tab,
    device,
    clock,
  } = props
  const [state, setState] = useState(() => firstPayState(tab, { received, module }))
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = place.current
    if (received === null || module === undefined || element === null) return
    const stop = showForm({
      received,
      module,
      // An element for the provider alone: whatever its code leaves there is removed with it.
      place: element.appendChild(document.createElement('div')),
      isLocal,
      wallets,
      returned,
      tab,
      device,
      browser,
      clock,
      onState: setState,
    })
    return () => {
      stop()
      element.textContent = ''
    }
  }, [received, module, wallets, returned, isLocal, browser, tab, device, clock])

  const { t } = useTranslation()
  useEffect(() => nameFrames(document, t('payForm.title')), [t])

  const isFormThere = state === 'loading' || state === 'open'
  useEffect(() => (isFormThere ? keepFormFresh(browser) : undefined), [isFormThere, browser])

  useEffect(() => {
    if (state === 'over' && received !== null) endForm(tab, received)
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
      onLeave={() => leave(browser, { isOwnWindow: received?.isOwnWindow ?? false, store })}
    />
  )
}
