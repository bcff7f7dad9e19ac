import { type JournalEntry, addressOf, entriesToWarnOf, factsOf, formatPrice } from '@topup/domain'
import { NameLine } from '@topup/ui-kit'
import { OrderBar } from '@topup/ui-kit/popups'
import '@topup/ui-kit/styles/popups.css'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BrandStorage } from '../../platform/brandStorage.ts'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { forgetEnds, unseenEnds } from '../../store/unseenEnds.ts'
import { countsAsRead, ownerOf } from '../../store/ownerOf.ts'
import { noteBar } from './room.ts'

/**
 * The bar of the player's open payment, under the header; leads to its state. `onNews` is called with what My should say of it.
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

/**
 * The orders that the bar is about: those of this player that ended unseen, which is news, before the open ones that were
 * not put away, the newest first. What is shown changes while no popup is open, and an order that ends keeps its place: so the
 * page moves at a tap, and not by itself. Source: decisions 48 and 75.
 */
function useOpenOrders(): {
  readonly orders: readonly JournalEntry[]
  /** How many are open, with those that were put away. */
  readonly openCount: number
  readonly putAway: () => void
} {
  const { brandStorage, journal, popups, session, tab } = useServices()
  const entries = useSelected(journal, (state) => state.journal)
  const logins = useSelected(session, (state) => state)
  const hasPopup = useSelected(popups, (state) => state.open.length > 0)
  const [away, setAway] = useState(() => putAwayIn(tab))

  const mine = (entry: JournalEntry) => ownerOf(entry, logins) !== 'other'
  const open = entriesToWarnOf(entries).filter(mine)
  const unseen = unseenEnds(brandStorage)
  const isForReader = (entry: JournalEntry) => countsAsRead(entry, logins)
  const isNews = (entry: JournalEntry) =>
    entry.kind === 'final' &&
    unseen.has(entry.billingNo) &&
    mine(entry) &&
    (isForReader(entry) || !away.has(idOf(entry)))
  const ended = entries.filter(isNews).reverse()
  const ids = [...ended, ...open].map(idOf)
  const now = { hasPopup, ids: ids.join('\n') }
  const [seen, setSeen] = useState({ ...now, held: hasPopup ? [] : ids })
  if (seen.hasPopup !== hasPopup || seen.ids !== now.ids)
    setSeen({ ...now, held: hasPopup ? seen.held : ids })

  const isStill = (entry: JournalEntry) => !hasPopup || seen.held.includes(idOf(entry))
  const shown = [...ended, ...open.filter((entry) => !away.has(idOf(entry)))].filter(isStill)
  return {
    orders: shown,
    openCount: open.length,
    putAway: () => {
      const [named] = shown
      // The bar names one end: another one, which may be paid, has not been seen yet.
      if (named?.kind === 'final' && isForReader(named)) forgetEnds(brandStorage, [named.billingNo])
      setAway(putAwayIn(tab, shown.filter((entry) => entry === named || entry.kind !== 'final').map(idOf)))
    },
  }
}

const idOf = ({ snapshot }: JournalEntry): string => snapshot.intentId

const key = 'putAwayOrders'

const idsOf = (stored: unknown): readonly string[] | null =>
  Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : null

/**
 * The intents whose orders the player has put away in this tab, together with `more`, which are kept from now on. They
 * stay open, under My, and are warned of before another purchase. Source: decision 75.
 */
function putAwayIn(tab: BrandStorage, more: readonly string[] = []): ReadonlySet<string> {
  const all = new Set([...(tab.read(key, idsOf) ?? []), ...more])
  if (more.length > 0) tab.write(key, [...all])
  return all
}
