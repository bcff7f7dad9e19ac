import type { CardValue } from '@topup/api-client'
import type { PurchaseSnapshot } from '@topup/domain'
import type { CheckoutServices } from '../../checkout/checkoutServices.ts'
import type { ConfirmAnswer } from '../../../../store/state/popupStack.ts'
import { cardValueText } from './cardValueText.ts'

/** Asks before a card is used: what it is worth, and who receives it. Source: spec §5 "Before card recharge", decision 31. */
export function confirmCard(
  { popups, translator, recharge }: Pick<CheckoutServices, 'popups' | 'recharge' | 'translator'>,
  { snapshot, cardValue }: { readonly snapshot: PurchaseSnapshot; readonly cardValue: CardValue },
): Promise<ConfirmAnswer> {
  const { t } = translator
  const { value, gems } = cardValueText(translator, cardValue)
  const { server, character } = snapshot.recipient
  const names = { value, character: `${character.display}\u00a0· ${server.display}` }
  const isExchange = recharge.getState().product?.isPointCard === true
  return popups.getState().confirm({
    title: t('confirm.card.title'),
    text: isExchange
      ? t('confirm.card.exchangeText', { ...names, gems })
      : t('confirm.card.payText', { ...names, product: snapshot.product.display }),
    confirmLabel: t('confirm.card.use'),
    cancelLabel: t('confirm.card.back'),
    tone: 'plain',
  })
}
