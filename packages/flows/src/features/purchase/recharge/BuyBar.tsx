import { PriceArea } from '@topup/ui-kit/popups'
import type { Product } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { BuyButton } from './BuyButton.tsx'
import { usePrice } from './usePrice.ts'
import { useQuote } from './useQuote.ts'

/** The price and the Buy button; a point card costs no money, so that there is no price to pay. */
export function BuyBar({ product }: { readonly product: Pick<Product, 'isPointCard'> }) {
  return product.isPointCard ? <BuyButton /> : <PriceBar />
}

function PriceBar() {
  const { t } = useTranslation()
  const { price, payable, saving } = useQuote()
  const print = usePrice()
  return (
    <PriceArea
      {...(saving === null
        ? { label: t('recharge.total') }
        : { was: { price: print(price), label: t('recharge.listPrice') } })}
      price={print(payable)}
      saving={saving === null ? undefined : t('recharge.youSave', { amount: print(saving) })}
      action={<BuyButton />}
    />
  )
}
