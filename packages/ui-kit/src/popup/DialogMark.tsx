import { Icon } from '../icon/Icon.tsx'
import type { IconShape } from '../icon/icons.ts'

export interface DialogMarkProps {
  readonly icon: IconShape
  readonly tone?: 'tint' | 'warn' | 'bad' | 'good' | undefined
}

/** Round picture above a dialog's title. */
export function DialogMark({ icon, tone = 'tint' }: DialogMarkProps) {
  return (
    <div className={tone === 'tint' ? 'dialog__icon' : `dialog__icon dialog__icon--${tone}`}>
      <Icon of={icon} />
    </div>
  )
}
