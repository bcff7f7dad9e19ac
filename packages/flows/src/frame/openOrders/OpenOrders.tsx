import '@topup/ui-kit/styles/popups.css'
import { NameLine } from '@topup/ui-kit'
import { OrderBar } from '@topup/ui-kit/popups'
import { addressOf, factsOf, formatPrice } from '@topup/domain'
import type { JournalEntry } from '@topup/domain'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../store/servicesContext.tsx'
import { noteBar } from './room.ts'
import { useOpenOrders } from './useOpenOrders.ts'

/**
 * The bar of the player's open payment, under the header; leads to its state. `onNews` hears what My should say of it.
 * Source: decisions 48 and 75.
 */
export function OpenOrders({ onNews }: { readonly onNews?: (news: string | undefined) => void }) {
  const { brandStorage, journalReady, popups } = useServices()
  const { t } = useTranslation()
  const { orders, openCount, putAway } = useOpenOrders()
  const [newest] = orders
  const isShown = newest !== undefined
  const news = openCount === 0 ? undefined : t('openOrder.count', { count: openCount })
  useEffect(() => {
    onNews?.(news)
  }, [onNews, news])
  useEffect(() => {
    if (isShown) return noteBar(brandStorage, document, 'shown')
    let isCurrent = true
    void journalReady().then(
      () => isCurrent && noteBar(brandStorage, document, 'gone'),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [brandStorage, journalReady, isShown])
  if (newest === undefined) return null
  return (
    <OrderBar
      label={t('openOrder.label')}
      about={newest.kind === 'final' ? newest.outcome : 'open'}
      title={newest.kind === 'final' ? t(`my.${newest.outcome}`) : t('openOrder.count', { count: openCount })}
      note={<What of={newest} />}
      action={{
        label: t(newest.kind === 'final' ? 'confirm.openOrder.show' : 'common.continue'),
        press: () => popups.getState().push({ kind: 'result', order: addressOf(newest) }),
      }}
      close={{ label: t('common.close'), press: putAway }}
    />
  )
}

/** Product and amount of the newest one; nothing where they are not known. */
function What({ of }: { readonly of: JournalEntry }) {
  const { translator } = useServices()
  const { product, amount } = factsOf(of)
  const price = amount && formatPrice(amount, translator.language())
  return <NameLine of={[product, price].flatMap((name) => name || [])} />
}
