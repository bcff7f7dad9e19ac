import type { Money } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../store/servicesContext.tsx'
import { cardValue } from './cardValueText.ts'

/** Prints money, or the points of a card, in the page's language; an amount that cannot be read is a dash. */
export function usePrice(): (money: Money | null) => string {
  const { translator } = useServices()
  useTranslation()
  return (money) => (money === null ? '–' : cardValue(translator, money))
}
