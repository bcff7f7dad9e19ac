import { ProductSummary } from '@topup/ui-kit/popups'
import type { Product } from '@topup/domain'
import { useSelected, useServices } from '../../../store/servicesContext.tsx'
import { useCheckout } from '../checkout/checkoutContext.tsx'
import { productArtwork } from '../../products/productArtwork.ts'
import { CardForm } from './card/CardForm.tsx'
import { useCardMode } from './card/useCardMode.ts'
import { CouponLine } from './CouponLine.tsx'
import { LimitNotice } from './LimitNotice.tsx'
import { MethodList } from './MethodList.tsx'
import { OrderDetails } from './OrderDetails.tsx'

/**
 * The recharge in a popup (headings `h3`) or on a page (`h2`): what is bought with its bonus, coupon, methods and
 * details. Source: spec §2 "Recharge popup".
 */
export function RechargeBody(props: { readonly product: Product; readonly heading: 'h2' | 'h3' }) {
  const { product, heading } = props
  const { catalogue } = useServices()
  const groups = useSelected(catalogue, (state) => state.products)
  const isCardMode = useCardMode()
  const isWaiting = useSelected(useCheckout().recharge, (state) => state.methods.kind === 'loading')
  return (
    <div className="stack-small">
      <ProductSummary
        artwork={productArtwork(product, groups)}
        picture={product.picture}
        name={<bdi>{product.display}</bdi>}
        note={<bdi>{product.bonus || product.description}</bdi>}
      />
      <LimitNotice product={product} />
      {product.isPointCard && isCardMode ? (
        <CardForm />
      ) : (
        <>
          <CouponLine />
          <MethodList heading={heading} />
          {isCardMode && <CardForm />}
          {/* Below the methods, which would move it when they arrive. */}
          {!isWaiting && <OrderDetails />}
        </>
      )}
    </div>
  )
}
