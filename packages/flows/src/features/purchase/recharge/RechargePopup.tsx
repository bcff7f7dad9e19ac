import { type ArtworkName, IconButton, iconLeft } from '@topup/ui-kit'
import { Definitions, ProductSummary, Sheet } from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'
import { useSelected, useServices } from '../../../store/servicesContext.tsx'
import type { PurchaseIntent } from '../../../store/state/popupStack.ts'
import { StepLine } from '../../games/StepLine.tsx'
import { productArtwork } from '../../products/seenGoods.ts'
import { useCheckout } from '../checkout/checkoutContext.tsx'
import { BuyBar, BuyButton } from './BuyBar.tsx'
import { RechargeBody, useDetailGroups } from './RechargeBody.tsx'
import { BuyTerms, Recipient } from './Recipient.tsx'
import { usePrice } from './usePrice.ts'
import { useOpenedProduct, useQuote } from './useRecharge.ts'

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

/** The side panel of the wide checkout: the order, its total and Buy (design.md §9). */
function Receipt(look: { readonly artwork: ArtworkName; readonly picture: string | null }) {
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
        name={<bdi translate="no">{product?.display}</bdi>}
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
