import { Sheet } from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'
import { useSelected, useServices } from '../../../store/servicesContext.tsx'
import { productArtwork } from '../../products/productArtwork.ts'
import { BuyBar } from './BuyBar.tsx'
import { BuyButton } from './BuyButton.tsx'
import { RechargeBody } from './RechargeBody.tsx'
import { Receipt } from './Receipt.tsx'
import { useOpenedProduct } from './useOpenedProduct.ts'

/** Recipient, coupon, region, methods, details, price and Buy. Source: spec §2 "Recharge popup", decisions 31 and 32. */
export function RechargePopup(props: { readonly productId: string; readonly onClose: () => void }) {
  const { productId, onClose } = props
  const { catalogue } = useServices()
  const { t } = useTranslation()
  const groups = useSelected(catalogue, (state) => state.products)
  const product = useOpenedProduct(productId)
  if (product === null) return null
  return (
    <Sheet
      title={t(product.isPointCard ? 'card.title' : 'recharge.title')}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={product.isPointCard ? <BuyButton /> : <BuyBar />}
      aside={product.isPointCard ? undefined : <Receipt artwork={productArtwork(product, groups)} />}
    >
      <RechargeBody product={product} heading="h3" />
    </Sheet>
  )
}
