import { AlertMessage } from '@topup/ui-kit'
import { useEffect, useState } from 'react'
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

/** How long after a tap nothing is said of its popup, in milliseconds. */
const unsaidMs = 2_600

/** In place of popups whose code is slow to come; what the document has drawn in their place stays. Source: faults W-12. */
export function PopupComing() {
  const { clock, popups } = useServices()
  const { t } = useTranslation()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const over = new AbortController()
    clock.wait(unsaidMs, over.signal).then(
      () => setLate(true),
      () => undefined,
    )
    return () => over.abort()
  }, [clock])
  if (!isLate || popups.getState().standIn?.isOpen() === true) return null
  const close = () => popups.getState().closeAll()
  return (
    <AlertMessage
      place="over"
      title={t('common.loading')}
      text={t('common.slow')}
      action={t('common.close')}
      onAction={close}
    />
  )
}

/** The same for popups; without their code they cannot be drawn, so the page is left free again. */
export function PopupLost(part: LostPart) {
  const { popups } = useServices()
  const { t } = useTranslation()
  useFreePage()
  // The player has tapped: a page that reloads by itself would take the tap with it, and say nothing.
  const { title, text, tryAgain } = useLostPart(part, 'stays')
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
