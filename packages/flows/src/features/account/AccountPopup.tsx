import { type Account, fullNameOf } from '@topup/domain'
import { Button, Buttons, IconButton, NameLine, iconCopy, iconLogout, iconSwap } from '@topup/ui-kit'
import { AccountCard, type AccountCardProps, Notice, Sheet } from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'
import { initialOf } from '../../frame/PageFrame.tsx'
import { useCloseWithout } from '../../frame/useCloseWithout.ts'
import { copyText } from '../../platform/copyText.ts'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { accountOf } from '../../store/state/sessionStore.ts'
import { askToLogOut, changeAccount } from './logOut.ts'

/** The account that receives top-ups, with the two ways to leave it. Source: spec §2 "User info". */
export function AccountPopup({ onClose }: { readonly onClose: () => void }) {
  const services = useServices()
  const { t } = useTranslation()
  const account = useSelected(services.session, accountOf)
  useCloseWithout(account, onClose)
  if (account === null) return null
  return (
    <Sheet title={t('result.account')} closeLabel={t('common.close')} onClose={onClose}>
      <div className="stack">
        <AccountSummary account={account} variant="card" />
        <Notice>{t('account.note')}</Notice>
        <Buttons layout="column">
          <Button icon={iconSwap} onClick={() => void changeAccount(services)}>
            {t('account.change')}
          </Button>
          <Button variant="secondary" icon={iconLogout} onClick={() => void askToLogOut(services)}>
            {t('account.logOut')}
          </Button>
        </Buttons>
      </div>
    </Sheet>
  )
}

/**
 * Who is logged in, to which game, with the ID to pass on, for example to customer service. Source: spec §2 "User
 * info", design "23-my".
 */
export function AccountSummary({
  account,
  variant,
}: { readonly account: Account } & Pick<AccountCardProps, 'variant'>) {
  const { session, toasts } = useServices()
  const { t } = useTranslation()
  const game = useSelected(session, (state) => state.game)
  const id = t('account.id', { id: account.suid })
  const copy = async () => {
    const isCopied = await copyText(account.suid, window)
    const text = isCopied ? t('account.idCopied') : t('account.copyByHand', { id: account.suid })
    toasts.getState().show(isCopied ? 'success' : 'info', text)
  }
  return (
    <AccountCard
      variant={variant}
      initial={initialOf(account.username)}
      name={account.username}
      note={<NameLine of={game === null ? [id] : [fullNameOf(game), id]} />}
      end={
        <IconButton
          icon={iconCopy}
          iconSize="s"
          aria-label={t('account.copyId')}
          onClick={() => void copy()}
        />
      }
    />
  )
}
