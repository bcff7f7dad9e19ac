import type { ArtworkName } from '@topup/ui-kit'
import { Definitions, ProductSummary } from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'
import { useSelected } from '../../../store/servicesContext.tsx'
import { useCheckout } from '../checkout/checkoutContext.tsx'
import { BuyButton } from './BuyButton.tsx'
import { BuyTerms } from './BuyTerms.tsx'
import { Recipient } from './Recipient.tsx'
import { useDetailGroups } from './useDetailGroups.tsx'
import { usePrice } from './usePrice.ts'
import { useQuote } from './useQuote.ts'

/** The side panel of the wide checkout: the order, its total and Buy (design.md §9). */
export function Receipt(look: { readonly artwork: ArtworkName; readonly picture: string | null }) {
  const { recharge } = useCheckout()
  const { t } = useTranslation()
  const print = usePrice()
  const { payable } = useQuote()
  const { amounts } = useDetailGroups()
  const product = useSelected(recharge, (state) => state.product)
  return (
    <div className="stack">
      <h3>{t('recharge.details')}</h3>
      <ProductSummary
        variant="plain"
        {...look}
        name={<bdi>{product?.display}</bdi>}
        note={<bdi>{product?.bonus || product?.description}</bdi>}
      />
      <Definitions
        groups={[amounts, [{ term: t('recharge.total'), value: print(payable), tone: 'total' }]]}
      />
      <Recipient change="offered" />
      <BuyButton />
      <BuyTerms />
    </div>
  )
}
