import { foldText, paymentGroup } from '@topup/domain'
import type { PaymentOption } from '@topup/domain'
import type { TFunction } from 'i18next'

/**
 * The name of the group that a method belongs to; null when it has no group or its own name already says it.
 * Source: spec §9 "Channel grouping".
 */
export function groupName(t: TFunction, option: Pick<PaymentOption, 'paywayId' | 'name'>): string | null {
  const group = paymentGroup(option.paywayId)
  if (group === null) return null
  const name = t(`recharge.group.${group}`)
  return foldText(option.name).includes(foldText(name)) ? null : name
}
