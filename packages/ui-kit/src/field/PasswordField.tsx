import { useState } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { iconEye, iconEyeOff, iconLock } from '../icon/moreIcons.ts'
import { Field, type FieldProps } from './Field.tsx'

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'action' | 'clear'> {
  /** Spoken name of the toggle, the same in both states: "Show password". */
  readonly showLabel: string
  /** The secret of a card, which no password manager may take for that of an account. */
  readonly isCardSecret?: boolean
}

/** Whether the style sheet can hide what is typed; where it cannot, only a password field does. */
const canMaskText = () => typeof CSS !== 'undefined' && CSS.supports('-webkit-text-security', 'disc')

/**
 * A field for a secret with a toggle that shows it; `aria-pressed` says whether it is shown. The secret of a card stands in a text
 * field that is drawn as dots: managers fill an account's password into any password field.
 */
export function PasswordField({
  showLabel,
  icon = iconLock,
  isCardSecret = false,
  ...field
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const isMasked = isCardSecret && canMaskText()
  return (
    <Field
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      isLeftAlone={isCardSecret}
      data-masked={isMasked && !shown ? true : undefined}
      icon={icon}
      type={shown || isMasked ? 'text' : 'password'}
      action={
        <IconButton
          icon={shown ? iconEye : iconEyeOff}
          aria-label={showLabel}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
