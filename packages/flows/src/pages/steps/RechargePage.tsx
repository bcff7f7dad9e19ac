import type { OrderSelection } from '@topup/domain'
import { Button } from '@topup/ui-kit'
import { EmptyState, FootBar } from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'
import { CheckoutProvider, useOpenedProduct } from '../../features/purchase/recharge/useCheckout.tsx'
import { BuyBar } from '../../features/purchase/recharge/BuyBar.tsx'
import { RechargeBody } from '../../features/purchase/recharge/RechargeBody.tsx'
import { BuyTerms, Recipient } from '../../features/purchase/recharge/Recipient.tsx'
import { Redirect } from '../../frame/Redirect.tsx'
import { WaitingRows } from '../../frame/WaitingRows.tsx'
import { useSelected, useServices, useGo } from '../../store/servicesContext.tsx'
import { accountOf } from '../../store/state/sessionStore.ts'
import { StepFrame } from './StepFrame.tsx'

/**
 * Step 3: coupon, region, method and Buy. Without a selection it redirects to the step that is missing. Source:
 * spec §2 "Old layout" `/recharge`.
 */
export function RechargePage() {
  const { session, selection } = useServices()
  const clientId = useSelected(session, (state) => state.clientId)
  const isLoggedIn = useSelected(session, (state) => accountOf(state) !== null)
  const chosen = useSelected(selection, (state) => state.selection)
  const missing = missingStep({ clientId, selection: chosen, isLoggedIn })
  if (missing !== null || chosen.productId === null) return <Redirect to={missing ?? '/selectGoods'} />
  return (
    <CheckoutProvider>
      <Recharge productId={chosen.productId} />
    </CheckoutProvider>
  )
}

function Recharge({ productId }: { readonly productId: string }) {
  const { catalogue } = useServices()
  const { t } = useTranslation()
  const go = useGo()
  const product = useOpenedProduct(productId)
  const isLoading = useSelected(catalogue, (state) => state.products.kind === 'loading')
  return (
    <StepFrame
      step="recharge"
      foot={
        product !== null && (
          <FootBar>
            <Recipient change="none" />
            <BuyBar product={product} />
            <BuyTerms />
          </FootBar>
        )
      }
    >
      <div className="pad">
        {product !== null && <RechargeBody product={product} heading="h2" />}
        {product === null && isLoading && <WaitingRows label={t('product.loading')} />}
        {product === null && !isLoading && (
          <EmptyState
            title={t('product.empty')}
            text={t('product.emptyText')}
            action={<Button onClick={() => go('/selectGoods')}>{t('steps.backToProducts')}</Button>}
          />
        )}
      </div>
    </StepFrame>
  )
}

/**
 * Finds the step to go back to when a page was opened without what it needs, such as after a reload; null when
 * nothing is missing. Source: spec §2 "Old layout", §4 "Recharge flow".
 */
export function missingStep(need: {
  readonly clientId: string
  readonly selection: Pick<OrderSelection, 'clientId' | 'server' | 'character' | 'productId'>
  readonly isLoggedIn: boolean
}): '/selectGame' | '/selectGoods' | null {
  const { clientId, selection, isLoggedIn } = need
  if (clientId === '') return '/selectGame'
  const isChosen =
    selection.clientId === clientId && selection.server !== null && selection.character !== null
  return isLoggedIn && isChosen && selection.productId !== null ? null : '/selectGoods'
}
