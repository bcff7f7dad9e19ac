import { Definitions, LiveLine, Notice } from '@topup/ui-kit/popups'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelected } from '../../../store/servicesContext.tsx'
import { CardFields } from '../../prepaidCard/CardFields.tsx'
import { useCheckout } from '../checkout/checkoutContext.tsx'
import { partIds } from '../checkout/leadToPart.ts'
import type { CardQuery } from '../contracts.ts'
import { cardValueText } from './cardValueText.ts'

/**
 * Number and password of the card that pays, and what it is worth once it was looked up. Leaving the form clears it,
 * unless the card was sent and the outcome is unknown. Source: spec §2 "Card mode", §4, §9 "Card fields max 80",
 * faults M-11.
 */
export function CardForm() {
  const { card, recharge } = useCheckout()
  const { t } = useTranslation()
  const typed = useSelected(card, (state) => state.typed)
  const query = useSelected(card, (state) => state.query)
  const isSent = useSelected(card, (state) => state.sentFor !== null)
  const isExchange = useSelected(recharge, ({ product }) => product?.isPointCard === true)
  const isPlacing = useSelected(recharge, (state) => state.placing.kind !== 'no')
  const isLocked = isPlacing || query.kind === 'asking'
  useEffect(() => {
    card.getState().enter()
    return () => card.getState().leave()
  }, [card])

  return (
    <section className="stack" id={partIds.card} aria-label={t('card.formTitle')}>
      <form autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <CardFields
          typed={typed}
          isLocked={isLocked}
          lastKey="done"
          onType={(form) => card.getState().type(form)}
        />
      </form>
      {isSent && <Notice tone="warn">{t('card.maybeUsed')}</Notice>}
      <Looked query={query} isExchange={isExchange} />
    </section>
  )
}

/**
 * The live region is always in the document, so that changes in it are read aloud. Gems are shown only for an
 * exchange; a card that pays for a product gives the product. A refusal comes into view: the player has tapped at the foot.
 */
function Looked({ query, isExchange }: { readonly query: CardQuery; readonly isExchange: boolean }) {
  const { translator } = useCheckout()
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (query.kind === 'rejected' || query.kind === 'unreachable' || query.kind === 'isPassword')
      place.current?.scrollIntoView?.({ block: 'center' })
  }, [query])
  const view = () => {
    switch (query.kind) {
      case 'none':
        return null
      case 'asking':
        return <LiveLine>{t('card.asking')}</LiveLine>
      case 'known': {
        const { value, gems } = cardValueText(translator, query.cardValue)
        const lines = [
          { term: t('card.value'), value },
          ...(isExchange ? [{ term: t('card.receive'), value: gems, tone: 'good' as const }] : []),
        ]
        return <Definitions variant="receipt" groups={[lines]} />
      }
      case 'rejected':
        return (
          <Notice tone="bad">
            <bdi>{query.message ?? t('card.rejected')}</bdi>
          </Notice>
        )
      case 'isPassword':
        return <Notice tone="bad">{t('card.isPassword')}</Notice>
      case 'unreachable':
        return <Notice tone="bad">{t('error.network')}</Notice>
    }
  }
  return (
    <div ref={place} aria-live="polite">
      {view()}
    </div>
  )
}
