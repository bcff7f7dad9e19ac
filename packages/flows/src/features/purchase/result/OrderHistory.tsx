import { Definitions, Disclosure } from '@topup/ui-kit/popups'
import {
  formatZonedTime,
  isExternal,
  isPaymentLinkOrder,
  isUnknownPurchase,
  wasRejected,
} from '@topup/domain'
import type { JournalEntry } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { zoneOfDevice } from '../../../platform/device.ts'
import { useServices } from '../../../store/servicesContext.tsx'
import { CopyDetails } from '../../support/CopyDetails.tsx'
import { isOfOtherAccount } from '../orders/isOfOtherAccount.ts'
import { detailsOf } from './detailsOf.ts'
import { momentsOf } from './orderTimes.ts'

/**
 * What happened to an order and when, what that means, and its details to copy: where customer service has no address,
 * they are what a player can bring along. Source: decisions 42, 64 and 76.
 */
export function OrderHistory({ entry }: { readonly entry: JournalEntry }) {
  const services = useServices()
  const { clock, translator } = services
  const { t } = useTranslation()
  if (isOfOtherAccount(entry)) return null
  const time = (epochMs: number) =>
    formatZonedTime({
      epochMs,
      timeZone: zoneOfDevice(clock.now()),
      language: translator.language(),
      nowMs: clock.now(),
    })
  const known = knownOf(entry)
  return (
    <Disclosure title={t('order.history')}>
      {known !== null && <p className="small muted">{t(`order.${known}`)}</p>}
      <Definitions
        groups={[
          momentsOf(entry).map(({ what, atMs, code }) => ({
            term: t(`order.${what}`, { code }),
            value: time(atMs),
          })),
        ]}
      />
      <CopyDetails details={() => detailsOf(services, entry)} />
    </Disclosure>
  )
}

/**
 * What is known of the order and what to do, where the result above does not say it already. Source: decisions 8, 29 and
 * 76.
 */
function knownOf(entry: JournalEntry): 'knownOpen' | 'knownRefused' | 'knownPaid' | null {
  if (wasRejected(entry)) return 'knownRefused'
  if (entry.kind === 'ordered') return 'knownOpen'
  const isForGame =
    !isExternal(entry) && !isUnknownPurchase(entry.snapshot) && !isPaymentLinkOrder(entry.snapshot.recipient)
  return entry.kind === 'final' && entry.outcome === 'success' && isForGame ? 'knownPaid' : null
}
