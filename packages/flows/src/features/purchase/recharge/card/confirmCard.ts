import type { CardWorth } from '@topup/api-client'
import type { PurchaseSnapshot } from '@topup/domain'
import type { CheckoutServices } from '../../checkout/checkoutServices.ts'
import type { ConfirmAnswer } from '../../../../store/state/popupStack.ts'
import { worthText } from './worthText.ts'

/** Asks before a card is used: what it is worth, and who receives it. Source: spec §5 "Before card recharge", ruling 5. */
export function confirmCard(
  { popups, translator, recharge }: Pick<CheckoutServices, 'popups' | 'recharge' | 'translator'>,
  { snapshot, worth }: { readonly snapshot: PurchaseSnapshot; readonly worth: CardWorth },
): Promise<ConfirmAnswer> {
  const { t } = translator
  const { value, gems } = worthText(translator, worth)
  const { server, role } = snapshot.recipient
  const names = { value, role: `${role.display} · ${server.display}` }
  const isExchange = recharge.getState().goods?.isPointCard === true
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
