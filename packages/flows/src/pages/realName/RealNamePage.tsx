import '@topup/ui-kit/styles/popups.css'
import { Button, Buttons, LinkButton, iconShield } from '@topup/ui-kit'
import { IdentityShieldPicture, MessagePage, Notice } from '@topup/ui-kit/popups'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { valueOr } from '../../store/state/loadable.ts'
import { MessageFrame } from '../../frame/MessageFrame.tsx'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { useGo } from '../../store/useGo.ts'
import { checkRealName } from './checkRealName.ts'

type Asked = 'no' | 'asking' | 'notVerified' | 'failed'

/**
 * The page for an account that is not verified: a link to the game's verification, and "check again". Source:
 * spec §2 `/certifiedReal`, decision 43.
 */
export function RealNamePage() {
  const services = useServices()
  const { popups, toasts, translator } = services
  const { t } = useTranslation()
  const go = useGo()
  const [asked, setAsked] = useState<Asked>('no')

  const check = async () => {
    setAsked('asking')
    const result = await checkRealName(services)
    switch (result) {
      case 'verified':
        toasts.getState().show('success', translator.t('realName.verified'))
        return go('/', { replace: true })
      case 'nobody':
        popups.getState().push({ kind: 'login' })
        return setAsked('no')
      case 'notVerified':
      case 'failed':
        return setAsked(result)
    }
  }
  return (
    <MessageFrame icon={iconShield}>
      <MessagePage
        picture={<IdentityShieldPicture />}
        title={t('realName.title')}
        text={t('realName.text')}
        hints={[{ icon: iconShield, title: t('realName.once'), text: t('realName.onceText') }]}
        actions={
          <Buttons>
            <Verifying isAsking={asked === 'asking'} onCheck={() => void check()} />
            <Button variant="text" onClick={() => go('/')}>
              {t('pages.notFound.home')}
            </Button>
          </Buttons>
        }
      >
        <div role="alert">
          {(asked === 'notVerified' || asked === 'failed') && (
            <Notice tone="bad">{t(`realName.${asked}`)}</Notice>
          )}
        </div>
      </MessagePage>
    </MessageFrame>
  )
}

/** The link to the game's verification where there is one, and the check of what came of it. */
function Verifying({ isAsking, onCheck }: { readonly isAsking: boolean; readonly onCheck: () => void }) {
  const { catalogue } = useServices()
  const { t } = useTranslation()
  const verifyUrl = useSelected(catalogue, (state) => valueOr(state.pageConfig, null)?.realNameUrl ?? null)
  return (
    <>
      {verifyUrl !== null && (
        <LinkButton href={verifyUrl} target="_blank" rel="noopener noreferrer">
          {t('realName.goVerify')}
        </LinkButton>
      )}
      <Button variant={verifyUrl === null ? 'primary' : 'secondary'} busy={isAsking} onClick={onCheck}>
        {t('result.checkAgain')}
      </Button>
    </>
  )
}
