import { IconButton, iconLeft } from '@topup/ui-kit'
import { Sheet } from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'
import { useSelected, useServices } from '../../../store/servicesContext.tsx'
import type { PurchaseIntent } from '../../../store/state/purchaseIntent.ts'
import { StepLine } from '../../games/StepLine.tsx'
import { productArtwork } from '../../products/productArtwork.ts'
import { BuyBar } from './BuyBar.tsx'
import { BuyTerms } from './BuyTerms.tsx'
import { RechargeBody } from './RechargeBody.tsx'
import { Receipt } from './Receipt.tsx'
import { Recipient } from './Recipient.tsx'
import { useOpenedProduct } from './useOpenedProduct.ts'

/** Recipient, coupon, region, methods, details, price and Buy. Source: spec §2 "Recharge popup", decisions 31 and 32. */
export function RechargePopup(props: {
  readonly productId: string
  /** Set when this is the last of several steps; then there is a way back. */
  readonly intent?: PurchaseIntent | undefined
  readonly onClose: () => void
}) {
  const { productId, intent, onClose } = props
  const { catalogue } = useServices()
  const { t } = useTranslation()
  const groups = useSelected(catalogue, (state) => state.products)
  const product = useOpenedProduct(productId)
  if (product === null) return null
  return (
    <Sheet
      title={t(product.isPointCard ? 'card.title' : 'recharge.title')}
      note={intent && <StepLine intent={intent} step={intent.steps} />}
      lead={intent && <BackButton />}
      closeLabel={t('common.close')}
      size={product.isPointCard ? 'fit' : 'tall'}
      onClose={onClose}
      footer={
        <>
          <Recipient change="offered" />
          <BuyBar product={product} />
          <BuyTerms />
        </>
      }
      aside={
        product.isPointCard ? undefined : (
          <Receipt artwork={productArtwork(product, groups)} picture={product.picture} />
        )
      }
    >
      <RechargeBody product={product} heading="h3" />
    </Sheet>
  )
}

function BackButton() {
  const { popups } = useServices()
  const { t } = useTranslation()
  return (
    <IconButton icon={iconLeft} aria-label={t('common.back')} onClick={() => popups.getState().closeTop()} />
  )
}
