import {
  type OrderSelection,
  type Journal,
  addressOf,
  entriesToWarnOf,
  entryAt,
  ownValue,
} from '@topup/domain'
import { Button } from '@topup/ui-kit'
import { EmptyState, FootBar } from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'
import { CheckoutProvider, useOpenedProduct } from '../../features/purchase/recharge/useCheckout.tsx'
import { BuyBar, RechargeBody } from '../../features/purchase/recharge/RechargeBody.tsx'
import { BuyTerms, Recipient } from '../../features/purchase/recharge/Recipient.tsx'
import { Redirect } from '../../frame/Redirect.tsx'
import { WaitingRows } from '../../frame/WaitingRows.tsx'
import { useSelected, useServices, useGo } from '../../store/servicesContext.tsx'
import { accountOf, type SessionState } from '../../store/state/sessionStore.ts'
import { StepFrame } from './StepFrame.tsx'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { showPaidUnseen } from '../../features/purchase/orders/results.ts'
import { OrderResult } from '../../features/purchase/result/OrderResult.tsx'
import { ResultSection } from '../../features/purchase/result/orderLines.tsx'
import { ownerOf } from '../../store/ownerOf.ts'

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
  readonly clientId: string | null
  readonly selection: Pick<OrderSelection, 'server' | 'character' | 'productId'>
  readonly isLoggedIn: boolean
}): '/selectGame' | '/selectGoods' | null {
  const { clientId, selection, isLoggedIn } = need
  if (clientId === null) return '/selectGame'
  const isChosen = selection.server !== null && selection.character !== null
  return isLoggedIn && isChosen && selection.productId !== null ? null : '/selectGoods'
}

/**
 * Step 4: the state of an order. The route from Recharge names the order, also after a reload; otherwise the
 * newest open order of the player is shown, and without one the player goes back. Who came from the list of orders
 * returns to it. Source: spec §2 "Old layout" `/result`.
 */
export function ResultPage() {
  const services = useServices()
  const { journal, popups, session, visibility } = services
  const { state } = useLocation()
  const go = useGo()
  const origin = parseResultOrigin(state)
  const [openAtStart] = useState(() => newestOpen(journal.getState().journal, session.getState()))
  const order = origin?.order ?? openAtStart
  const back = origin?.from === 'my' ? '/my' : '/selectGoods'
  const leave = useCallback(() => go(back), [go, back])
  // What this page shows must not be shown in a popup over it too.
  useEffect(() => popups.getState().closeKind('result'), [popups])
  // A popup of this order would be replaced by the receipt; so is this page.
  useEffect(() => {
    const look = () => {
      const shown = order === null ? null : entryAt(journal.getState().journal, order)
      if (shown !== null && shown.kind !== 'final' && visibility.isVisible()) showPaidUnseen(services)
    }
    look()
    const stops = [journal.subscribe(look), visibility.onReturn(look)]
    return () => stops.forEach((stop) => stop())
  }, [services, journal, visibility, order])
  if (order === null) return <Redirect to="/selectGoods" />
  return (
    <StepFrame step="result">
      <div className="pad">
        <OrderResult key={order} order={order} Shell={ResultSection} onClose={leave} />
      </div>
    </StepFrame>
  )
}

const newestOpen = (journal: Journal, session: SessionState): string | null => {
  const newest = entriesToWarnOf(journal).find((entry) => ownerOf(entry, session) !== 'other')
  return newest === undefined ? null : addressOf(newest)
}

/**
 * The mark in the state of the route to Result: which order to show, and whether the player came from Recharge or
 * from the list of orders. Source: spec §2 "Route behaviour", decision 59.
 */
export interface ResultOrigin {
  readonly from: 'recharge' | 'my'
  readonly order: string
}

/** Reads the mark from a route's state; null when the player came another way, or the state is anything else. */
export function parseResultOrigin(state: unknown): ResultOrigin | null {
  const order = ownValue(state, 'order')
  const from = ownValue(state, 'from')
  if (typeof order !== 'string' || order === '') return null
  return from === 'recharge' || from === 'my' ? { from, order } : null
}
