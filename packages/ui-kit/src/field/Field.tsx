import { useId, type ComponentProps, type ReactNode } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { classNames } from '../base/classNames.ts'
import { Icon } from '../icon/Icon.tsx'
import { iconAlert, type IconShape } from '../icon/icons.ts'
import { iconClose } from '../icon/visitIcons.ts'

/** Props of {@link Field}: a native input plus its surroundings. */
export interface FieldProps extends Omit<ComponentProps<'input'>, 'className' | 'style'> {
  readonly label: string
  /** Note at the end of the label, such as "19 / 80". */
  readonly note?: ReactNode
  readonly icon?: IconShape | undefined
  /** What is wrong and how to correct it; shown with an icon below and tied to the input. */
  readonly error?: string | undefined
  /** Help below the input. */
  readonly hint?: ReactNode
  /** Shows a clear button while there is text. */
  readonly clear?: { readonly label: string; readonly onClear: () => void } | undefined
  /** Whether password managers are asked to fill nothing in here: it is no name or password of an account. */
  readonly isLeftAlone?: boolean
  /** Control at the end, such as show password; takes precedence over `clear`. */
  readonly action?: ReactNode
}

/** What password managers document for fields that they are to leave alone. */
const leftAlone = {
  autoComplete: 'off',
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-form-type': 'other',
  'data-lpignore': true,
  'data-protonpass-ignore': true,
} as const

/**
 * A labelled native input, 52 high, 16 pixel text so that iOS does not zoom. Paste and password managers work as usual
 * (design.md §4 "Field", §7 "Forms").
 */
export function Field({
  label,
  note,
  icon,
  error,
  hint,
  clear,
  action,
  id,
  isLeftAlone = false,
  ...input
}: FieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const told = classNames(
    error !== undefined && `${inputId}-error`,
    hint !== undefined && `${inputId}-hint`,
    input['aria-describedby'],
  )
  const filled = clear && typeof input.value === 'string' && input.value !== ''
  return (
    <div className="field">
      <label className="field__label" htmlFor={inputId}>
        <span>{label}</span>
        {note !== undefined && <span className="numeric">{note}</span>}
      </label>
      <div className={classNames('text-input', error !== undefined && 'text-input--invalid')}>
        {icon && <Icon of={icon} />}
        <input
          {...(isLeftAlone ? leftAlone : {})}
          {...input}
          id={inputId}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={told || undefined}
        />
        {action ??
          (filled && (
            <IconButton icon={iconClose} iconSize="s" aria-label={clear.label} onClick={clear.onClear} />
          ))}
      </div>
      <Messages inputId={inputId} error={error} hint={hint} />
    </div>
  )
}

/** What is wrong with the input, and the help below it. */
function Messages({
  inputId,
  error,
  hint,
}: Pick<FieldProps, 'error' | 'hint'> & { readonly inputId: string }) {
  return (
    <>
      {error !== undefined && (
        <p className="hint hint--bad" id={`${inputId}-error`}>
          <Icon of={iconAlert} />
          <span>{error}</span>
        </p>
      )}
      {hint !== undefined && (
        <p className="hint" id={`${inputId}-hint`}>
          {hint}
        </p>
      )}
    </>
  )
}
