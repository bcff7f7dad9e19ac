import { type ReactNode, useId, useRef } from 'react'
import { classNames } from '../base/classNames.ts'
import { Icon } from '../icon/Icon.tsx'
import type { IconShape } from '../icon/icons.ts'
import { PopupLayer, type PopupLeaving } from './PopupLayer.tsx'
import { useLongFoot, useScrollRegion } from './useScrollRegion.ts'

/** Props of {@link Dialog}. Open while mounted. */
export interface DialogProps extends PopupLeaving {
  readonly title: string
  /** `alertdialog` for result, tip and confirm (design.md §7). */
  readonly role?: 'dialog' | 'alertdialog' | undefined
  /** Picture above the title: `DialogMark` or `ResultMark`. */
  readonly mark?: ReactNode
  /** Sentence under the title, read with it. */
  readonly text?: ReactNode
  /** Receipt, tips or anything between text and buttons. */
  readonly children?: ReactNode
  /** `Buttons` with the main action on top. */
  readonly actions: ReactNode
}

/**
 * A centred dialog that asks or says one thing; Escape and the overlay close it without changing anything. Where it has no
 * room for all it says, that scrolls and its buttons stay, unless they take most of the room.
 */
export function Dialog(props: DialogProps) {
  const { title, role = 'alertdialog', mark, text, children, actions, onClose, dismissible } = props
  const id = useId()
  const titleRef = useRef<HTMLHeadingElement>(null)
  const boxRef = useRef<HTMLDivElement>(null)
  const bodyRef = useRef<HTMLDivElement>(null)
  const region = useScrollRegion(bodyRef, id)
  const hasLongFoot = useLongFoot(boxRef, 'dialog')
  return (
    <PopupLayer titleRef={titleRef} place="centre" onClose={onClose} dismissible={dismissible}>
      <div
        ref={boxRef}
        className={classNames('dialog', hasLongFoot && 'dialog--long-foot')}
        role={role}
        aria-modal="true"
        aria-labelledby={id}
        aria-describedby={text === undefined ? undefined : `${id}-text`}
      >
        <div ref={bodyRef} className="dialog__body" {...region}>
          {mark}
          <h2 id={id} ref={titleRef} tabIndex={-1}>
            {title}
          </h2>
          {text !== undefined && (
            <p className="dialog__text" id={`${id}-text`}>
              {text}
            </p>
          )}
          {children}
        </div>
        <div className="dialog__actions" data-foot="">
          {actions}
        </div>
      </div>
    </PopupLayer>
  )
}

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
