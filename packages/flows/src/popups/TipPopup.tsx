import { Button, Buttons, iconInfo } from '@topup/ui-kit'
import { Dialog, DialogMark } from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'
import { HelpLink } from '../features/support/HelpLink.tsx'

/** Shows one message and waits for "Got it". Source: spec §2 "Generic tip". */
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
  const isWithHelp = help !== undefined && help !== null
  return (
    <Dialog
      role="alertdialog"
      title={title}
      text={text}
      mark={<DialogMark icon={iconInfo} />}
      onClose={onClose}
      actions={
        isWithHelp ? (
          <Buttons>
            <HelpLink href={help} />
            <Button variant="secondary" onClick={onClose}>
              {t('common.gotIt')}
            </Button>
          </Buttons>
        ) : (
          <Button onClick={onClose}>{t('common.gotIt')}</Button>
        )
      }
    />
  )
}
