import type { ConfirmAnswer } from '../../../store/state/popupStack.ts'
import type { Services } from '../../../store/services.ts'

/**
 * Warns before paying that this browser does not keep the order; the player decides whether to pay. Source: spec §8
 * "Cookies blocked or private mode", faults S17.
 */
export function warnOfStorage({
  popups,
  translator,
}: Pick<Services, 'popups' | 'translator'>): Promise<ConfirmAnswer> {
  const { t } = translator
  return popups.getState().confirm({
    title: t('confirm.storageOff.title'),
    text: t('confirm.storageOff.text'),
    confirmLabel: t('confirm.storageOff.confirm'),
    cancelLabel: t('common.cancel'),
    tone: 'plain',
  })
}
