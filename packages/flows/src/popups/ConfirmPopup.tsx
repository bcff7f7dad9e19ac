import { Button, Buttons, iconTicket, iconWarn } from '@topup/ui-kit'
import { Dialog, DialogMark } from '@topup/ui-kit/popups'
import { CustomerServiceButton } from '../features/support/CustomerServiceButton.tsx'
import type { ConfirmAnswer, ConfirmRequest } from '../store/state/popupStack.ts'

/** Asks before something that is hard to undo. Source: spec §5 "Confirmations". */
export function ConfirmPopup(props: { readonly question: ConfirmRequest; readonly onClose: () => void }) {
  const { question, onClose } = props
  const answer = (given: ConfirmAnswer) => {
    // Resolved before closing: closing alone means that there was no answer. Stays inside the tap (decision 30).
    question.resolve(given)
    onClose()
  }
  const { tone } = question
  const confirm = (
    <Button variant={confirmLooks[tone]} onClick={() => answer('confirm')}>
      {question.confirmLabel}
    </Button>
  )
  const cancel = (
    <Button variant={tone === 'offer' ? 'primary' : 'secondary'} onClick={() => answer('cancel')}>
      {question.cancelLabel}
    </Button>
  )
  return (
    <Dialog
      role="alertdialog"
      title={question.title}
      text={question.text}
      mark={marks[tone]}
      onClose={onClose}
      actions={
        // What cannot be undone must not be under the thumb: it comes second, and is no larger than the way back.
        <Buttons layout={tone === 'destructive' ? 'row' : 'column'}>
          {tone === 'plain' ? confirm : cancel}
          {tone === 'plain' ? cancel : confirm}
          {question.sendsToHelp && <CustomerServiceButton variant="text" />}
        </Buttons>
      }
    />
  )
}

const confirmLooks = { plain: 'primary', destructive: 'destructive', offer: 'secondary' } as const

const marks = {
  plain: <DialogMark icon={iconWarn} tone="warn" />,
  destructive: undefined,
  offer: <DialogMark icon={iconTicket} />,
} as const
