import { iconCard } from '@topup/ui-kit'
import { Field } from '@topup/ui-kit/popups'
import type { FieldProps } from '@topup/ui-kit/popups'
import { caretInGroups, deletionOf, editCardNumber, groupCardNumber, plainCardNumber } from '@topup/domain'
import { useLayoutEffect, useRef, useState } from 'react'
import type { ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'

interface CardNumberFieldProps extends Pick<FieldProps, 'note' | 'error' | 'readOnly' | 'onKeyDown'> {
  /** The number without blanks. */
  readonly number: string
  readonly onNumber: (number: string) => void
}

/**
 * The number of a card, shown in groups of four; `onNumber` gets it without the blanks. Source: decision 79.
 */
export function CardNumberField({ number, onNumber, ...props }: CardNumberFieldProps) {
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

function isComposing(event: Event): boolean {
  return 'isComposing' in event && event.isComposing === true
}

function inputTypeOf(event: Event): string {
  return 'inputType' in event && typeof event.inputType === 'string' ? event.inputType : ''
}
