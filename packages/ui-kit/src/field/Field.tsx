import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../base/classNames.ts'
import { IconButton } from '../button/Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import { type IconShape, iconAlert, iconDown } from '../icon/icons.ts'
import { iconEye, iconEyeOff, iconLock, iconPin } from '../icon/moreIcons.ts'
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
  const field = useRef<HTMLDivElement>(null)
  // React writes what is typed into an attribute too, where style sheets, add-ons and saved pages read it: when it draws, and again
  // after an input. Source: faults W-02.
  const forget = () => field.current?.querySelector('input')?.removeAttribute('value')
  useLayoutEffect(forget)
  const told = classNames(
    error !== undefined && `${inputId}-error`,
    hint !== undefined && `${inputId}-hint`,
    input['aria-describedby'],
  )
  const filled = clear && typeof input.value === 'string' && input.value !== ''
  return (
    <div className="field" ref={field} onInput={() => void Promise.resolve().then(forget)}>
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

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'action' | 'clear'> {
  /** Spoken name of the toggle, the same in both states: "Show password". */
  readonly showLabel: string
  /** The secret of a card, which no password manager may take for that of an account. */
  readonly isCardSecret?: boolean
}

/** Whether the style sheet can hide what is typed; where it cannot, only a password field does. */
const canMaskText = () =>
  typeof CSS !== 'undefined' &&
  typeof CSS.supports === 'function' &&
  CSS.supports('-webkit-text-security', 'disc')

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

/** One choice of a select. */
export interface SelectOption {
  readonly value: string
  readonly name: string
}

export interface RegionSelectProps {
  /** Spoken name: "Payment region". */
  readonly label: string
  readonly options: readonly SelectOption[]
  readonly value: string
  readonly onChange: (value: string) => void
  readonly icon?: IconShape | undefined
  /** The option behind the first ones of a list that is longer than there are countries. */
  readonly moreLabel: string
}

/** More than there are countries. */
const optionsAtATime = 300

/**
 * A native select under a drawn face, so that every phone opens the system's own list; a list of thousands comes in parts. Source: faults
 * W-11.
 */
export function RegionSelect({
  label,
  options,
  value,
  onChange,
  icon = iconPin,
  moreLabel,
}: RegionSelectProps) {
  const id = useId()
  const [count, setCount] = useState(optionsAtATime)
  const shown = options.filter((option, index) => index < count || option.value === value)
  const choose = (chosen: string) => {
    if (shown.some((option) => option.value === chosen)) onChange(chosen)
    else setCount(count + optionsAtATime)
  }
  return (
    <div className="region-select">
      <Icon of={icon} />
      <bdi aria-hidden="true">{options.find((option) => option.value === value)?.name}</bdi>
      <Icon of={iconDown} />
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => choose(event.target.value)}>
        {shown.map((option) => (
          <option key={option.value} value={option.value} dir="auto">
            {option.name}
          </option>
        ))}
        {shown.length < options.length && <option value="…">{moreLabel}</option>}
      </select>
    </div>
  )
}
