import {
  type JournalEntry,
  addressOf,
  factsOf,
  formatDate,
  isByCard,
  isExternal,
  isIntent,
  isUnknownPurchase,
} from '@topup/domain'
import { NameLine, SectionTitle, Tag, type TagTone } from '@topup/ui-kit'
import { EmptyState, List, ListRow } from '@topup/ui-kit/popups'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { usePrice } from '../../features/purchase/recharge/usePrice.ts'
import { Rows } from '../../frame/Rows.tsx'
import { zoneOfDevice } from '../../platform/zoneOfDevice.ts'
import { isOfOtherPlayer } from '../../store/isOfOtherPlayer.ts'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { listOrders } from './listOrders.ts'

/** Lists the orders of this device; a tap shows the state of one. Source: decisions 28 and 42. */
export function MyOrders() {
  const { journal, session } = useServices()
  const { t } = useTranslation()
  const logins = useSelected(session, (state) => state)
  useEffect(() => {
    const reload = () => journal.getState().reload()
    reload()
    // Another tab has made an order, or seen one end.
    window.addEventListener('storage', reload)
    return () => window.removeEventListener('storage', reload)
  }, [journal])
  const orders = listOrders(useSelected(journal, (state) => state.journal))
  return (
    <section className="stack-small" aria-labelledby="my-orders">
      <SectionTitle id="my-orders">{t('my.orders')}</SectionTitle>
      {orders.length === 0 ? (
        <EmptyState variant="note" title={t('my.noOrders')} />
      ) : (
        <Rows of={orders}>
          {(shown) => (
            <List>
              {shown.map((entry) =>
                isOfOtherPlayer(entry, logins) ? (
                  <OtherPlayersRow key={addressOf(entry)} entry={entry} />
                ) : (
                  <OrderRow key={addressOf(entry)} entry={entry} />
                ),
              )}
            </List>
          )}
        </Rows>
      )}
    </section>
  )
}

/** An order of another account: that there is one, without names or amounts. Source: decision 48. */
function OtherPlayersRow({ entry }: { readonly entry: JournalEntry }) {
  const { t } = useTranslation()
  const { tone, text } = stateOf(entry)
  return (
    <ListRow title={t('my.otherAccount')} value={<Tag tone={tone}>{t(text)}</Tag>} tap={{ kind: 'none' }} />
  )
}

function OrderRow({ entry }: { readonly entry: JournalEntry }) {
  const { clock, popups, translator } = useServices()
  const { t } = useTranslation()
  const print = usePrice()
  const { intendedAtMs } = entry.snapshot
  const { product, character, server, amount } = factsOf(entry)
  const isElsewhere = isExternal(entry) || isUnknownPurchase(entry.snapshot)
  const language = translator.language()
  const { tone, text } = stateOf(entry)
  const nowMs = clock.now()
  const date = formatDate({ epochMs: intendedAtMs, timeZone: zoneOfDevice(nowMs), language, nowMs })
  return (
    <ListRow
      title={
        product === null && isIntent(entry) ? (
          t('my.unreadOrder')
        ) : (
          <bdi translate="no">{product ?? addressOf(entry)}</bdi>
        )
      }
      note={
        <>
          <NameLine of={known(character, server)} />
          <br />
          <NameLine of={known(amount && print(amount), isElsewhere ? null : date)} />
        </>
      }
      value={<Tag tone={tone}>{t(text)}</Tag>}
      tap={{
        kind: 'press',
        opens: 'dialog',
        press: () => popups.getState().push({ kind: 'result', order: addressOf(entry) }),
      }}
    />
  )
}

/** Leaves out what is not known, such as the time of an external order. */
const known = (...texts: readonly (string | null)[]) => texts.flatMap((text) => text ?? [])

type StateText = 'my.checking' | 'result.pendingTitle' | 'my.success' | 'my.fail' | 'result.failTitle'

/**
 * The state of an entry in words: success or fail only after a full query (decision 29); everything else is
 * still open.
 */
function stateOf(entry: JournalEntry): { readonly tone: TagTone; readonly text: StateText } {
  switch (entry.kind) {
    case 'intended':
    case 'rejected':
    case 'dismissed':
      return { tone: 'warn', text: 'my.checking' }
    case 'ordered':
      return { tone: 'warn', text: isByCard(entry) ? 'my.checking' : 'result.pendingTitle' }
    case 'final':
      return entry.outcome === 'success'
        ? { tone: 'good', text: 'my.success' }
        : // A card is spent, so it is not called a payment that did not happen.
          { tone: 'bad', text: isByCard(entry) ? 'result.failTitle' : 'my.fail' }
  }
}
