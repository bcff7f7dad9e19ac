import { iconExternal, iconGame } from '@topup/ui-kit'
import { LostMapPicture, MessagePage } from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'
import { MessageFrame } from '../../frame/MessageFrame.tsx'
import { CustomerServiceButton } from '../../features/support/CustomerServiceButton.tsx'

/**
 * The page for a visit whose payment region could not be determined. Source: spec §2 "Not-area page", §4
 * "Payment region resolution".
 */
export function NotAreaPage() {
  const { t } = useTranslation()
  return (
    <MessageFrame>
      <MessagePage
        picture={<LostMapPicture />}
        title={t('pages.notArea.title')}
        text={t('pages.notArea.text')}
        hints={[
          { icon: iconGame, title: t('pages.notArea.fromGame'), text: t('pages.notArea.fromGameText') },
          { icon: iconExternal, title: t('pages.notArea.checkLink'), text: t('pages.notArea.checkLinkText') },
        ]}
        actions={<CustomerServiceButton />}
      />
    </MessageFrame>
  )
}
