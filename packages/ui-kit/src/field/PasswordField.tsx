import { useState } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { iconEye, iconEyeOff, iconLock } from '../icon/moreIcons.ts'
import { Field, type FieldProps } from './Field.tsx'

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'action' | 'clear'> {
  /** Spoken name of the toggle, the same in both states: "Show password". */
  readonly showLabel: string
}

/** A field for a secret with a toggle that shows it; `aria-pressed` says whether it is shown. */
export function PasswordField({ showLabel, icon = iconLock, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      icon={icon}
      type={shown ? 'text' : 'password'}
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
