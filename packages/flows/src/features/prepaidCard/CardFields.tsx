import { PasswordField } from '@topup/ui-kit/popups'
import { cardFieldMaxLength, plainCardText } from '@topup/domain'
import type { CardForm } from '@topup/domain'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CardNumberField } from './CardNumberField.tsx'

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
  const told = (value: string) => {
    const { length } = plainCardText(value)
    const note = length < countedFrom ? undefined : t('login.length', { length, max: cardFieldMaxLength })
    return length > cardFieldMaxLength
      ? { note, error: t('login.tooLong', { max: cardFieldMaxLength }) }
      : { note }
  }
  return (
    <>
      <CardNumberField
        {...told(typed.cardNumber)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && plainCardText(typed.cardPassword) === '') password.current?.focus()
        }}
        number={typed.cardNumber}
        readOnly={isLocked}
        onNumber={(cardNumber) => type({ cardNumber })}
      />
      <PasswordField
        {...told(typed.cardPassword)}
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
