import { Button, Buttons, iconInfo } from '@topup/ui-kit'
import { Dialog, DialogMark } from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'
import { CopySupportDetails } from '../features/support/CopySupportDetails.tsx'
import { HelpLink } from '../features/support/HelpLink.tsx'

/**
 * Shows one message and waits for "Got it"; one about customer service offers its address, where there is one, and what to
 * bring along. Source: spec §2 "Generic tip", decision 76.
 */
export function TipPopup({
  title,
  text,
  help,
  onClose,
}: {
  readonly title: string
  readonly text: string
  readonly help?: string | null | undefined
  readonly onClose: () => void
}) {
  const { t } = useTranslation()
  const gotIt = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} onClick={onClose}>
      {t('common.gotIt')}
    </Button>
  )
  return (
    <Dialog
      role="alertdialog"
      title={title}
      text={text}
      mark={<DialogMark icon={iconInfo} />}
      onClose={onClose}
      actions={
        help === undefined ? (
          gotIt('primary')
        ) : (
          <Buttons>
            {help !== null && <HelpLink href={help} />}
            <CopySupportDetails variant={help === null ? 'primary' : 'secondary'} />
            {gotIt('secondary')}
          </Buttons>
        )
      }
    />
  )
}
