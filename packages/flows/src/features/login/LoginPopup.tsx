import { Sheet, TabList, TabPanel } from '@topup/ui-kit/popups'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rememberLoginPassword } from '../../store/loginPasswords.ts'
import { useServices } from '../../store/servicesContext.tsx'
import { StepLine } from '../games/StepLine.tsx'
import { continueAfterLogin } from '../games/continueIntent.ts'
import type { IntentStep } from '../games/continueIntent.ts'
import { trackLogin } from '../tracking/trackLogin.ts'
import type { Credentials } from './form/logIn.ts'
import { LoginForm } from './form/LoginForm.tsx'
import { credentialsOf, type LoginTab } from './form/loginTabs.ts'
import { SocialSignIn } from './social/SocialSignIn.tsx'
import { useLogin } from './form/useLogin.ts'

const panelId = 'login-panel'
const empty: Credentials = { name: '', secret: '' }

/**
 * Log in with a game account or a prepaid card. What is typed is kept only while the popup is open. With a `step` the login
 * leads on to the product. Source: spec §2 "Login", decision 70.
 */
export function LoginPopup(props: { readonly step?: IntentStep | undefined; readonly onClose: () => void }) {
  const { step, onClose } = props
  const services = useServices()
  const { t } = useTranslation()
  const [tab, setTab] = useState<LoginTab>('account')
  const [typed, setTyped] = useState<Readonly<Record<LoginTab, Credentials>>>({ account: empty, card: empty })
  const login = useLogin(() => {
    trackLogin(services, tab)
    if (step === undefined) onClose()
    else void continueAfterLogin(services, step)
  })

  const choose = (key: string) => {
    if (login.progress.kind === 'sending') return
    setTab(key === 'card' ? 'card' : 'account')
    login.forgetFailure()
  }
  const type = (credentials: Credentials) => {
    setTyped({ ...typed, [tab]: credentials })
    login.forgetFailure()
  }

  return (
    <Sheet
      title={t('login.title')}
      note={step && <StepLine intent={step.intent} step={1} />}
      closeLabel={t('common.close')}
      // As high as the steps that follow.
      size={step && 'tall'}
      onClose={onClose}
    >
      <div className="stack">
        <TabList
          variant="segments"
          label={t('login.ways')}
          tabs={[
            { key: 'account', name: t('login.account') },
            { key: 'card', name: t('recharge.group.prepaidCard') },
          ]}
          selected={tab}
          onSelect={choose}
          panelId={panelId}
        />
        <TabPanel id={panelId} selected={tab}>
          <LoginForm
            key={tab}
            tab={tab}
            typed={typed[tab]}
            progress={login.progress}
            onType={type}
            onSubmit={() => {
              // A card that logs in may pay too.
              if (tab === 'account') rememberLoginPassword(services.session, typed.account.secret)
              login.submit(credentialsOf(tab, typed[tab]))
            }}
          />
        </TabPanel>
        <SocialSignIn intent={step?.intent} />
      </div>
    </Sheet>
  )
}
