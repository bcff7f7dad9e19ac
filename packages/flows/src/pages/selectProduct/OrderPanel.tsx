import { Button, DestinationRow, DestinationRows, iconServer, iconUser } from '@topup/ui-kit'
import { Definitions, ProductSummary } from '@topup/ui-kit/popups'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCharacterName } from '../../features/products/ShelfView.tsx'
import { productArtwork } from '../../features/products/cardProducts.ts'
import { ChunkGuard, CrashMessage, PartLost } from '../../frame/PartLost.tsx'
import { accountOf } from '../../store/state/sessionStore.ts'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import {
  CheckoutProvider,
  useOpenedProduct,
  useQuote,
} from '../../features/purchase/recharge/useCheckout.tsx'
import { useDetailGroups } from '../../features/purchase/recharge/RechargeBody.tsx'
import { usePrice } from '../../features/purchase/recharge/usePrice.ts'

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
      {productId === null ? (
        <NoOrder />
      ) : (
        <ChunkGuard of={productId} Lost={PartLost} Broken={CrashMessage}>
          <CheckoutProvider>
            <Order productId={productId} onOpen={() => open(productId)} />
          </CheckoutProvider>
        </ChunkGuard>
      )}
    </>
  )
}

/** Says what this side of the page is for, before a product is chosen. */
function NoOrder() {
  const { t } = useTranslation()
  return (
    <section className="card card--padded">
      <h2>{t('product.yourOrder')}</h2>
      <p className="muted">{t('steps.pickProduct')}</p>
    </section>
  )
}

function Recipient() {
  const { session, popups } = useServices()
  const { t } = useTranslation()
  const account = useSelected(session, accountOf)
  const character = useCharacterName()
  return (
    <DestinationRows>
      <DestinationRow
        icon={iconUser}
        title={account === null ? t('destination.logIn') : <bdi translate="no">{account.username}</bdi>}
        note={account === null ? undefined : t('result.account')}
        onPress={() => popups.getState().push({ kind: account === null ? 'login' : 'account' })}
      />
      {account !== null && (
        <DestinationRow
          icon={iconServer}
          title={
            character === null ? t('destination.chooseCharacter') : <bdi translate="no">{character.name}</bdi>
          }
          note={
            character === null
              ? t('destination.chooseCharacterText')
              : t('destination.server', { server: character.server })
          }
          onPress={() => popups.getState().push({ kind: 'serverCharacter' })}
        />
      )}
    </DestinationRows>
  )
}

function Order({ productId, onOpen }: { readonly productId: string; readonly onOpen: () => void }) {
  const { catalogue } = useServices()
  const { t } = useTranslation()
  const groups = useSelected(catalogue, (state) => state.products)
  const product = useOpenedProduct(productId)
  const { amounts } = useDetailGroups()
  const { payable } = useQuote()
  const print = usePrice()
  // Another game or region does not list it.
  if (product === null) return <NoOrder />
  return (
    <section className="card card--padded">
      <h2>{t('product.yourOrder')}</h2>
      <ProductSummary
        variant="plain"
        artwork={productArtwork(product, groups)}
        picture={product.picture}
        name={<bdi translate="no">{product.display}</bdi>}
        note={<bdi>{product.bonus === '' ? product.description : product.bonus}</bdi>}
      />
      {/* A point card is paid with another card, which is asked for next. */}
      {!product.isPointCard && (
        <Definitions
          groups={[amounts, [{ term: t('recharge.total'), value: print(payable), tone: 'total' }]]}
        />
      )}
      <Button disabled={!product.isPointCard && payable === null} onClick={onOpen}>
        {product.isPointCard ? t('product.exchange') : t('recharge.chooseMethod')}
      </Button>
    </section>
  )
}
