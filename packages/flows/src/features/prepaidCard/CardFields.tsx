import {
  type CardForm,
  cardFieldMaxLength,
  caretInGroups,
  deletionOf,
  editCardNumber,
  groupCardNumber,
  plainCardNumber,
  plainCardText,
} from '@topup/domain'
import { iconCard } from '@topup/ui-kit'
import { Field, type FieldProps, PasswordField } from '@topup/ui-kit/popups'
import { type ChangeEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

export interface CardFieldsProps {
  readonly typed: CardForm
  /** While a request is under way. */
  readonly isLocked: boolean
  /** What the keyboard's Enter says in the last field: `go` in a form that it sends. */
  readonly lastKey: 'go' | 'done'
  readonly onType: (typed: CardForm) => void
}

/** The length at which the counter appears: a figure from the first character is no help. Source: decision 79. */
const countedFrom = 70

/**
 * Number and password of a prepaid card. A text that is too long is reported and not cut: a number pasted with blanks
 * around it would lose its end. Source: spec §5 "each trimmed, max 80 characters".
 */
export function CardFields({ typed, isLocked, lastKey, onType }: CardFieldsProps) {
  const { t } = useTranslation()
  const password = useRef<HTMLInputElement>(null)
  const type = (change: Partial<CardForm>) => onType({ ...typed, ...change })
  const noteOn = (value: string) => {
    const { length } = plainCardText(value)
    const note = length < countedFrom ? undefined : t('login.length', { length, max: cardFieldMaxLength })
    return length > cardFieldMaxLength
      ? { note, error: t('login.tooLong', { max: cardFieldMaxLength }) }
      : { note }
  }
  return (
    <>
      <CardNumberField
        {...noteOn(typed.cardNumber)}
        onKeyDown={(event) => {
          if (isEnter(event) && plainCardText(typed.cardPassword) === '') password.current?.focus()
        }}
        number={typed.cardNumber}
        readOnly={isLocked}
        onNumber={(cardNumber) => type({ cardNumber })}
      />
      <PasswordField
        {...noteOn(typed.cardPassword)}
        ref={password}
        label={t('login.cardPassword')}
        placeholder={t('login.cardPasswordHint')}
        showLabel={t('login.showPassword')}
        isCardSecret
        name="card-code"
        autoCorrect="off"
        enterKeyHint={lastKey}
        value={typed.cardPassword}
        readOnly={isLocked}
        onChange={(event) => type({ cardPassword: event.target.value })}
      />
    </>
  )
}

interface CardNumberFieldProps extends Pick<FieldProps, 'note' | 'error' | 'readOnly' | 'onKeyDown'> {
  /** The number without blanks. */
  readonly number: string
  readonly onNumber: (number: string) => void
}

/**
 * The number of a card, shown in groups of four; `onNumber` gets it without the blanks. Source: decision 79.
 */
function CardNumberField({ number, onNumber, ...props }: CardNumberFieldProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  // A keyboard that composes loses its place when the text under it changes; what it writes is grouped afterwards.
  const [composed, setComposed] = useState<string | null>(null)
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const shown = target.value
    if (isComposing(nativeEvent)) {
      setComposed(shown)
      return onNumber(plainCardNumber(shown))
    }
    const at = target.selectionStart ?? shown.length
    const edit = editCardNumber(number, { shown, caret: at, deletion: deletionOf(inputTypeOf(nativeEvent)) })
    caret.current = caretInGroups(edit)
    setComposed(null)
    onNumber(edit.plain)
  }
  return (
    <Field
      {...props}
      ref={input}
      label={t('login.cardNumber')}
      placeholder={t('login.cardNumberHint')}
      icon={iconCard}
      enterKeyHint="next"
      name="card-number"
      isLeftAlone
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      value={composed ?? groupCardNumber(number)}
      onChange={change}
      onCompositionEnd={() => setComposed(null)}
      onBlur={() => setComposed(null)}
      clear={{ label: t('login.clear'), onClear: () => onNumber('') }}
    />
  )
}

/**
 * Whether a field is left by Enter. While a keyboard composes, Enter only takes what the keyboard offers; Safari says so by the code of
 * the key alone.
 */
export const isEnter = ({ key, nativeEvent, which }: KeyboardEvent): boolean =>
  key === 'Enter' && !isComposing(nativeEvent) && which !== composingKey

/** What every key is while a keyboard composes. */
const composingKey = 229

function isComposing(event: Event): boolean {
  return 'isComposing' in event && event.isComposing === true
}

function inputTypeOf(event: Event): string {
  return 'inputType' in event && typeof event.inputType === 'string' ? event.inputType : ''
}
