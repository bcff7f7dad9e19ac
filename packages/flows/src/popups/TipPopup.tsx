import { Button, iconInfo } from '@topup/ui-kit'
import { Dialog, DialogMark } from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'

/** Shows one message and waits for "Got it". Source: spec §2 "Generic tip". */
export function TipPopup(props: {
  readonly title: string
  readonly text: string
  readonly onClose: () => void
}) {
  const { t } = useTranslation()
  return (
    <Dialog
      role="alertdialog"
      title={props.title}
      text={props.text}
      mark={<DialogMark icon={iconInfo} />}
      onClose={props.onClose}
      actions={<Button onClick={props.onClose}>{t('common.gotIt')}</Button>}
    />
  )
}
