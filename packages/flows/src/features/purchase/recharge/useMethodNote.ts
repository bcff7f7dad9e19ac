import type { PaymentMethod, PaymentOption } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { useSelected } from '../../../store/servicesContext.tsx'
import { useCheckout } from '../checkout/checkoutContext.tsx'
import { groupName } from './groupName.ts'
import { usePrice } from './usePrice.ts'

const namedSubMethods = 3

/** The line under a method's name: its description, else its first sub-methods, else its group and its range of prices. */
export function useMethodNote(): (option: PaymentOption | PaymentMethod) => string | undefined {
  const { recharge } = useCheckout()
  const { t } = useTranslation()
  const print = usePrice()
  const currency = useSelected(recharge, (state) => state.product?.price?.currency ?? '')
  const rangeOf = ({ minMinorUnits, maxMinorUnits }: PaymentOption): string | null => {
    const min = print({ minorUnits: minMinorUnits, currency })
    const max = print({ minorUnits: maxMinorUnits, currency })
    if (minMinorUnits > 0 && maxMinorUnits > 0) return t('recharge.between', { min, max })
    if (maxMinorUnits > 0) return t('recharge.upTo', { max })
    return minMinorUnits > 0 ? t('recharge.from', { min }) : null
  }
  return (option) => {
    if (option.description !== '') return option.description
    if ('subMethods' in option && option.subMethods.length > 0) {
      return option.subMethods
        .slice(0, namedSubMethods)
        .map(({ name }) => name)
        .join(', ')
    }
    const parts = [groupName(t, option), rangeOf(option)].filter((part) => part !== null)
    return parts.length === 0 ? undefined : parts.join('\u00a0· ')
  }
}
