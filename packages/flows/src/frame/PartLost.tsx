import { AlertMessage } from '@topup/ui-kit'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useServices } from '../store/servicesContext.tsx'
import { PageFrame, tabOf } from './PageFrame.tsx'
import { useFreePage } from './useFreePage.ts'
import { useLostPart } from './useLostPart.ts'
import type { LostPart } from './useLostPart.ts'

/** In place of a part of a page whose code is lost: why, and that it opens by itself. Source: faults B-09, decision 78. */
export function PartLost(part: LostPart) {
  const { t } = useTranslation()
  const { title, text, tryAgain } = useLostPart(part)
  return (
    <AlertMessage
      place="part"
      title={t(title)}
      text={t(text)}
      action={t('common.tryAgain')}
      onAction={tryAgain}
    />
  )
}

/** The same in place of a whole page; header and navigation stay, so that the player can go elsewhere. */
export function PageLost(part: LostPart) {
  return (
    <PageFrame tab={tabOf(useLocation().pathname)} state="coming">
      <PartLost {...part} />
    </PageFrame>
  )
}

/** The same for popups; without their code they cannot be drawn, so the page is left free again. */
export function PopupLost(part: LostPart) {
  const { popups } = useServices()
  const { t } = useTranslation()
  useFreePage()
  const { title, text, tryAgain } = useLostPart(part)
  return (
    <AlertMessage
      place="over"
      title={t(title)}
      text={t(text)}
      action={t('common.tryAgain')}
      onAction={tryAgain}
      close={{ label: t('common.close'), press: () => popups.getState().closeAll() }}
    />
  )
}
