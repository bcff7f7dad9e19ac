import { Button, DestinationRow, DestinationRows, iconServer, iconUser } from '@topup/ui-kit'
import { Definitions, ProductSummary } from '@topup/ui-kit/popups'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChunkGuard } from '../../frame/ChunkGuard.tsx'
import { CrashMessage } from '../../frame/CrashGuard.tsx'
import { accountOf } from '../../store/state/sessionStore.ts'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { CheckoutProvider } from '../../features/purchase/checkout/checkoutContext.tsx'
import { useDetailGroups } from '../../features/purchase/recharge/useDetailGroups.tsx'
import { useOpenedGoods } from '../../features/purchase/recharge/useOpenedGoods.ts'
import { usePrice } from '../../features/purchase/recharge/usePrice.ts'
import { useQuote } from '../../features/purchase/recharge/useQuote.ts'
import { goodsArtwork } from '../../features/goods/goodsArtwork.ts'
import { useRoleName } from '../../features/goods/useRoleName.ts'

/**
 * The side panel of wide pages: the recipient, the chosen product and the button to its payment. Choosing a
 * product only shows it in the panel; the button opens the recharge. Source: design.md §9 "Desktop".
 */
export function OrderPanel() {
  const { popups } = useServices()
  const [productId, choose] = useState<string | null>(null)
  const isOpening = useRef(false)

  useEffect(
    () =>
      popups.getState().divert((request) => {
        if (request.kind !== 'recharge') return false
        choose(request.productId)
        // A result reopens the recharge itself (spec §4 "Result popup"); a tap on the page only shows the product
        // in the panel.
        return !isOpening.current && popups.getState().open.length === 0
      }),
    [popups],
  )
  const open = (chosen: string) => {
    isOpening.current = true
    popups.getState().push({ kind: 'recharge', productId: chosen })
    isOpening.current = false
  }
  return (
    <>
      <Recipient />
      {productId !== null && (
        <ChunkGuard of={productId} Notice={CrashMessage}>
          <CheckoutProvider>
            <Order productId={productId} onOpen={() => open(productId)} />
          </CheckoutProvider>
        </ChunkGuard>
      )}
    </>
  )
}

function Recipient() {
  const { session, popups } = useServices()
  const { t } = useTranslation()
  const account = useSelected(session, accountOf)
  const role = useRoleName()
  return (
    <DestinationRows>
      <DestinationRow
        icon={iconUser}
        title={account === null ? t('destination.logIn') : <bdi>{account.username}</bdi>}
        note={account === null ? t('destination.logInText') : t('account.title')}
        onPress={() => popups.getState().push({ kind: account === null ? 'login' : 'account' })}
      />
      {account !== null && (
        <DestinationRow
          icon={iconServer}
          title={role === null ? t('destination.chooseRole') : <bdi>{role.name}</bdi>}
          note={
            role === null ? t('destination.chooseRoleText') : t('destination.server', { server: role.server })
          }
          onPress={() => popups.getState().push({ kind: 'serverRole' })}
        />
      )}
    </DestinationRows>
  )
}

function Order({ productId, onOpen }: { readonly productId: string; readonly onOpen: () => void }) {
  const { catalogue } = useServices()
  const { t } = useTranslation()
  const groups = useSelected(catalogue, (state) => state.goods)
  const goods = useOpenedGoods(productId)
  const { amounts } = useDetailGroups()
  const { payable } = useQuote()
  const print = usePrice()
  if (goods === null) return null
  return (
    <section className="card card--padded">
      <h2>{t('goods.yourOrder')}</h2>
      <ProductSummary
        variant="plain"
        artwork={goodsArtwork(goods, groups)}
        name={<bdi>{goods.display}</bdi>}
        note={<bdi>{goods.bonus === '' ? goods.description : goods.bonus}</bdi>}
      />
      {/* A point card is paid with another card, which is asked for next. */}
      {!goods.isPointCard && (
        <Definitions
          groups={[amounts, [{ term: t('recharge.total'), value: print(payable), tone: 'total' }]]}
        />
      )}
      <Button disabled={!goods.isPointCard && payable === null} onClick={onOpen}>
        {goods.isPointCard ? t('goods.exchange') : t('goods.choosePayment')}
      </Button>
    </section>
  )
}
