import { Button, ProductGrid, SectionTitle } from '@topup/ui-kit'
import { FootBar, PriceArea } from '@topup/ui-kit/popups'
import type { Goods, GoodsGroup } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { findGoods } from '../../store/findGoods.ts'
import { GoodsCard } from '../../features/goods/GoodsCard.tsx'
import { GoodsShelf } from '../../features/goods/GoodsShelf.tsx'
import { openGoods } from '../../features/goods/openGoods.ts'
import { GameName } from '../../features/games/GameName.tsx'
import { usePrice } from '../../features/purchase/recharge/usePrice.ts'
import { RecipientRows } from './RecipientRows.tsx'
import { StepFrame } from './StepFrame.tsx'

/** Step 2: the character and the product. Source: spec §2 "Old layout" `/selectGoods`. */
export function RoleAndGoodsPage() {
  const { t } = useTranslation()
  return (
    <StepFrame step="roleAndGoods" foot={<NextBar />}>
      <div className="pad">
        <RecipientRows />
        <SectionTitle
          end={
            <small>
              <GameName />
            </small>
          }
        >
          {t('steps.goods')}
        </SectionTitle>
      </div>
      <GoodsShelf Shelf={AllGoods} />
    </StepFrame>
  )
}

/** Shows every product once, in the order of the categories. */
function AllGoods({ groups }: { readonly groups: readonly GoodsGroup[] }) {
  const { selection } = useServices()
  const { t } = useTranslation()
  const byId = new Map(groups.flatMap((group) => group.goods).map((goods) => [goods.productId, goods]))
  const pick = ({ productId }: Goods) =>
    selection.getState().change((held) => ({ ...held, goods: productId }))
  return (
    <ProductGrid label={t('steps.goods')}>
      {[...byId.values()].map((goods) => (
        <GoodsCard key={goods.productId} goods={goods} isFirst={false} onPick={pick} />
      ))}
    </ProductGrid>
  )
}

/** Shows the chosen product, its price and the button to the next step. */
function NextBar() {
  const services = useServices()
  const { t } = useTranslation()
  const print = usePrice()
  const productId = useSelected(services.selection, (state) => state.selection.goods)
  const goods = useSelected(services.catalogue, (state) => findGoods(state.goods, productId))
  return (
    <FootBar subject={<GameName />}>
      <PriceArea
        label={goods === null ? t('steps.pickGoods') : <bdi>{goods.display}</bdi>}
        price={goods === null ? '' : print(goods.price)}
        action={
          <Button disabled={goods === null} onClick={() => goods !== null && openGoods(services, goods)}>
            {t('steps.next')}
          </Button>
        }
      />
    </FootBar>
  )
}
