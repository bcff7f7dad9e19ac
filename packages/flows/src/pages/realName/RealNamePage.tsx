import { decodeUserInfo, getUserInfo } from '@topup/api-client'
import { Button, Buttons, LinkButton, iconShield } from '@topup/ui-kit'
import { IdentityShieldPicture, MessagePage, Notice } from '@topup/ui-kit/popups'
import '@topup/ui-kit/styles/popups.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MessageFrame } from '../../frame/MessageFrame.tsx'
import type { Services } from '../../store/services.ts'
import { useSelected, useServices, useGo } from '../../store/servicesContext.tsx'
import { valueOr } from '../../store/state/loadable.ts'
import { accountOf } from '../../store/state/sessionStore.ts'

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

/** The result of the check. `nobody`: there is no account to ask about. */
export type RealNameCheck = 'verified' | 'notVerified' | 'failed' | 'nobody'

/**
 * Asks `get_user_info` again about the account that was set aside, or else about the one that is logged in; an
 * account that is now verified is logged in again. Source: spec §8 "Real-name check failed", decision 43.
 */
export async function checkRealName({
  api,
  session,
}: Pick<Services, 'api' | 'session'>): Promise<RealNameCheck> {
  const { clientId, unverified } = session.getState()
  const asked = unverified ?? accountOf(session.getState())
  if (asked === null) return 'nobody'
  if (clientId === null) return 'failed'
  const answer = await api.call(getUserInfo, { oauth_token: asked.oauthToken, client_id: clientId })
  if (!answer.ok) {
    const { error } = answer
    return error.kind === 'rejected' && error.reason === 'notRealName' ? 'notVerified' : 'failed'
  }
  if (decodeUserInfo(answer.value.content, asked.oauthToken)?.suid !== asked.suid) return 'failed'
  // The player may have chosen another game meanwhile; the token is valid for this one only.
  if (session.getState().clientId !== clientId) return 'failed'
  session.getState().takeBackVerified()
  // Another game in between, or another player's login, has ended what was set aside.
  return accountOf(session.getState())?.suid === asked.suid ? 'verified' : 'failed'
}
