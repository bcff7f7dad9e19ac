import { Button, RowsSkeleton } from '@topup/ui-kit'
import { EmptyState, FootBar } from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'
import { Redirect } from '../../frame/Redirect.tsx'
import { accountOf } from '../../store/state/sessionStore.ts'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { useGo } from '../../store/useGo.ts'
import { CheckoutProvider } from '../../features/purchase/checkout/checkoutContext.tsx'
import { GameName } from '../../features/games/GameName.tsx'
import { BuyBar } from '../../features/purchase/recharge/BuyBar.tsx'
import { RechargeBody } from '../../features/purchase/recharge/RechargeBody.tsx'
import { useOpenedGoods } from '../../features/purchase/recharge/useOpenedGoods.ts'
import { missingStep } from './missingStep.ts'
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
  if (missing !== null || chosen.goods === null) return <Redirect to={missing ?? '/selectGoods'} />
  return (
    <CheckoutProvider>
      <Recharge productId={chosen.goods} />
    </CheckoutProvider>
  )
}

function Recharge({ productId }: { readonly productId: string }) {
  const { catalogue } = useServices()
  const { t } = useTranslation()
  const go = useGo()
  const goods = useOpenedGoods(productId)
  const isLoading = useSelected(catalogue, (state) => state.goods.kind === 'loading')
  return (
    <StepFrame
      step="recharge"
      foot={
        goods !== null && (
          <FootBar subject={<GameName />}>
            <BuyBar />
          </FootBar>
        )
      }
    >
      <div className="pad">
        {goods !== null && <RechargeBody goods={goods} heading="h2" />}
        {goods === null && isLoading && <RowsSkeleton label={t('goods.loading')} />}
        {goods === null && !isLoading && (
          <EmptyState
            title={t('goods.empty')}
            text={t('goods.emptyText')}
            action={<Button onClick={() => go('/selectGoods')}>{t('steps.backToGoods')}</Button>}
          />
        )}
      </div>
    </StepFrame>
  )
}
