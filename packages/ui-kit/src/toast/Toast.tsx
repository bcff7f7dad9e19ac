import { IconButton } from '../button/IconButton.tsx'
import { Icon } from '../icon/Icon.tsx'
import { iconAlert, iconCheck } from '../icon/icons.ts'
import { iconClose, iconInfo } from '../icon/visitIcons.ts'

const icons = { success: iconCheck, error: iconAlert, info: iconInfo } as const

/** One short message. */
export interface ToastMessage {
  readonly id: string
  readonly kind: keyof typeof icons
  readonly text: string
}

export interface ToastProps {
  readonly toast: ToastMessage
  readonly dismissLabel: string
  readonly onDismiss: (id: string) => void
}

/** Icon, one sentence, dismiss. */
export function Toast({ toast, dismissLabel, onDismiss }: ToastProps) {
  return (
    <div className={`toast toast--${toast.kind}`}>
      <span className="toast__icon">
        <Icon of={icons[toast.kind]} />
      </span>
      <span>
        <bdi>{toast.text}</bdi>
      </span>
      <IconButton
        icon={iconClose}
        iconSize="s"
        aria-label={dismissLabel}
        onClick={() => onDismiss(toast.id)}
      />
    </div>
  )
}
