import { Button, ProductGrid, SectionTitle } from '@topup/ui-kit'
import { FootBar, PriceArea } from '@topup/ui-kit/popups'
import type { Product, ProductGroup } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { Rows } from '../../frame/Rows.tsx'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { findProduct } from '../../store/findProduct.ts'
import { ShelfCard } from '../../features/products/ShelfCard.tsx'
import { ProductShelf } from '../../features/products/ProductShelf.tsx'
import { openProduct } from '../../features/products/openProduct.ts'
import { GameName } from '../../features/games/GameName.tsx'
import { usePrice } from '../../features/purchase/recharge/usePrice.ts'
import { RecipientRows } from './RecipientRows.tsx'
import { StepFrame } from './StepFrame.tsx'

/** Step 2: the character and the product. Source: spec §2 "Old layout" `/selectGoods`. */
export function CharacterAndProductPage() {
  const { t } = useTranslation()
  return (
    <StepFrame step="characterAndProduct" foot={<NextBar />}>
      <div className="pad">
        <RecipientRows />
        <SectionTitle
          end={
            <small>
              <GameName />
            </small>
          }
        >
          {t('steps.product')}
        </SectionTitle>
      </div>
      <ProductShelf Shelf={AllProducts} />
    </StepFrame>
  )
}

/** Shows every product once, in the order of the categories. */
function AllProducts({ groups }: { readonly groups: readonly ProductGroup[] }) {
  const { selection } = useServices()
  const { t } = useTranslation()
  const byId = new Map(
    groups.flatMap((group) => group.products).map((product) => [product.productId, product]),
  )
  const pick = ({ productId }: Product) =>
    selection.getState().change((held) => ({ ...held, productId: productId }))
  return (
    <Rows of={[...byId.values()]} toEdges>
      {(shown) => (
        <ProductGrid label={t('steps.product')}>
          {shown.map((product) => (
            <ShelfCard key={product.productId} product={product} onPick={pick} />
          ))}
        </ProductGrid>
      )}
    </Rows>
  )
}

/** Shows the chosen product, its price and the button to the next step. */
function NextBar() {
  const services = useServices()
  const { t } = useTranslation()
  const print = usePrice()
  const productId = useSelected(services.selection, (state) => state.selection.productId)
  const product = useSelected(services.catalogue, (state) => findProduct(state.products, productId))
  return (
    <FootBar subject={<GameName />}>
      <PriceArea
        label={product === null ? t('steps.pickProduct') : <bdi translate="no">{product.display}</bdi>}
        price={product === null ? '' : print(product.price)}
        action={
          <Button
            disabled={product === null}
            onClick={() => product !== null && openProduct(services, product)}
          >
            {t('steps.next')}
          </Button>
        }
      />
    </FootBar>
  )
}
