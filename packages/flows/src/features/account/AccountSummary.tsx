import { iconCopy, IconButton, NameLine } from '@topup/ui-kit'
import { AccountCard } from '@topup/ui-kit/popups'
import type { AccountCardProps } from '@topup/ui-kit/popups'
import { fullNameOf } from '@topup/domain'
import type { Account } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { initialOf } from '../../frame/PageFrame.tsx'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { copyText } from '../../platform/copyText.ts'

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
