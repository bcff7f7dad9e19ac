import type { Definition } from '@topup/ui-kit/popups'
import { formatNumber, fullNameOf } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { accountOf } from '../../../store/state/sessionStore.ts'
import { useSelected } from '../../../store/servicesContext.tsx'
import { useCheckout } from '../checkout/checkoutContext.tsx'
import { usePrice } from './usePrice.ts'
import { useQuote } from './useQuote.ts'
import { CharacterLine } from './CharacterLine.tsx'

/** The order details in lines: who receives what, and what it costs. */
export function useDetailGroups(): {
  readonly recipient: readonly Definition[]
  readonly amounts: readonly Definition[]
} {
  const { session, recharge, translator } = useCheckout()
  const { t } = useTranslation()
  const print = usePrice()
  const quote = useQuote()
  const account = useSelected(session, accountOf)
  const game = useSelected(session, (state) => state.game)
  const product = useSelected(recharge, (state) => state.product)
  const points = formatNumber(quote.points, translator.language())
  return {
    recipient: [
      { term: t('recharge.game'), value: game === null ? '' : fullNameOf(game) },
      { term: t('recharge.account'), value: account?.username ?? '' },
      { term: t('recharge.serverAndCharacter'), value: <CharacterLine /> },
      { term: t('recharge.product'), value: product?.display ?? '' },
      ...(product?.bonus ? [{ term: t('recharge.bonus'), value: product.bonus }] : []),
    ],
    amounts: [
      { term: t('recharge.price'), value: print(quote.price) },
      ...(quote.saving === null
        ? []
        : [{ term: t('recharge.coupon'), value: `−${print(quote.saving)}`, tone: 'saving' as const }]),
      ...(quote.points > 0 ? [{ term: t('recharge.points'), value: `+${points}` }] : []),
    ],
  }
}
