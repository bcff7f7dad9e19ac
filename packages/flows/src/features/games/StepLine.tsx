import { NameLine } from '@topup/ui-kit'
import { useTranslation } from 'react-i18next'
import type { PurchaseIntent } from '../../store/state/popupStack.ts'

/** Which product a popup leads to, and how far: "680 Crystals · Step 1 of 3". Source: decision 70. */
export function StepLine({ intent, step }: { readonly intent: PurchaseIntent; readonly step: number }) {
  const { t } = useTranslation()
  return <NameLine of={[intent.name, t('steps.label', { step, count: intent.steps })]} />
}
