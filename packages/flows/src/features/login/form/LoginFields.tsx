import { canCardLogin, canLogin, plainCardNumber, plainCardText } from '@topup/domain'
import { iconUser } from '@topup/ui-kit'
import { Field, PasswordField } from '@topup/ui-kit/popups'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFields, isEnter } from '../../prepaidCard/CardFields.tsx'
import type { Credentials } from './logIn.ts'

export interface LoginFieldsProps {
  readonly tab: LoginTab
  readonly typed: Credentials
  /** While a request is under way. */
  readonly isLocked: boolean
  readonly onType: (credentials: Credentials) => void
}

/** The two fields of a login tab. */
export function LoginFields({ tab, ...props }: LoginFieldsProps) {
  return tab === 'card' ? <CardLoginFields {...props} /> : <AccountFields {...props} />
}

type TabFieldsProps = Omit<LoginFieldsProps, 'tab'>

function AccountFields({ typed, isLocked, onType }: TabFieldsProps) {
  const { t } = useTranslation()
  const password = useRef<HTMLInputElement>(null)
  return (
    <div>
      <Field
        label={t('login.username')}
        placeholder={t('login.usernameHint')}
        icon={iconUser}
        name="username"
        enterKeyHint="next"
        onKeyDown={(event) => {
          if (isEnter(event) && typed.secret === '') password.current?.focus()
        }}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={typed.name}
        readOnly={isLocked}
        onChange={(event) => onType({ ...typed, name: event.target.value })}
        clear={{ label: t('login.clear'), onClear: () => onType({ ...typed, name: '' }) }}
      />
      <PasswordField
        ref={password}
        label={t('login.password')}
        placeholder={t('login.passwordHint')}
        showLabel={t('login.showPassword')}
        name="password"
        enterKeyHint="go"
        autoComplete="current-password"
        value={typed.secret}
        readOnly={isLocked}
        onChange={(event) => onType({ ...typed, secret: event.target.value })}
      />
    </div>
  )
}

function CardLoginFields({ typed, isLocked, onType }: TabFieldsProps) {
  return (
    <div>
      <CardFields
        typed={{ cardNumber: typed.name, cardPassword: typed.secret }}
        isLocked={isLocked}
        lastKey="go"
        onType={({ cardNumber, cardPassword }) => onType({ name: cardNumber, secret: cardPassword })}
      />
    </div>
  )
}

/** The two ways to log in with a form. Source: spec §2 "Login". */
export type LoginTab = 'account' | 'card'

/** What a tab sends: a card's number and password as the service knows them, whatever keyboard typed them. */
export const credentialsOf = (tab: LoginTab, { name, secret }: Credentials): Credentials =>
  tab === 'card' ? { name: plainCardNumber(name), secret: plainCardText(secret) } : { name, secret }

/** Whether the button of a tab is enabled. Source: spec §5. */
export function canSubmit(tab: LoginTab, { name, secret }: Credentials): boolean {
  return tab === 'card'
    ? canCardLogin({ cardNumber: name, cardPassword: secret })
    : canLogin({ username: name, password: secret })
}
