import { Sheet } from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'
import { useSelected, useServices } from '../../../store/servicesContext.tsx'
import { goodsArtwork } from '../../goods/goodsArtwork.ts'
import { BuyBar } from './BuyBar.tsx'
import { BuyButton } from './BuyButton.tsx'
import { RechargeBody } from './RechargeBody.tsx'
import { Receipt } from './Receipt.tsx'
import { useOpenedGoods } from './useOpenedGoods.ts'

/** Recipient, coupon, region, methods, details, price and Buy. Source: spec §2 "Recharge popup", decisions 31 and 32. */
export function RechargePopup(props: { readonly productId: string; readonly onClose: () => void }) {
  const { productId, onClose } = props
  const { catalogue } = useServices()
  const { t } = useTranslation()
  const groups = useSelected(catalogue, (state) => state.goods)
  const goods = useOpenedGoods(productId)
  if (goods === null) return null
  return (
    <Sheet
      title={t(goods.isPointCard ? 'card.title' : 'recharge.title')}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={goods.isPointCard ? <BuyButton /> : <BuyBar />}
      aside={goods.isPointCard ? undefined : <Receipt artwork={goodsArtwork(goods, groups)} />}
    >
      <RechargeBody goods={goods} heading="h3" />
    </Sheet>
  )
}
