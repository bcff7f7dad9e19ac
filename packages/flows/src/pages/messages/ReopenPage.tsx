import { iconGame } from '@topup/ui-kit'
import { BrokenLinkPicture, MessagePage } from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'
import { MessageFrame } from '../../frame/MessageFrame.tsx'
import { CustomerServiceButton } from '../../features/support/CustomerServiceButton.tsx'

/**
 * The page of a game's tab that has lost the game's session: nothing is sold, and nobody else's login is used.
 * Source: decision 55.
 */
export function ReopenPage() {
  const { t } = useTranslation()
  return (
    <MessageFrame icon={iconGame}>
      <MessagePage
        picture={<BrokenLinkPicture />}
        title={t('pages.reopen.title')}
        text={t('pages.reopen.text')}
        actions={<CustomerServiceButton />}
      />
    </MessageFrame>
  )
}
