import { Button, Buttons, iconRefresh } from '@topup/ui-kit'
import { BrokenLinkPicture, MessagePage } from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'
import { MessageFrame } from '../../frame/MessageFrame.tsx'
import { withTrackedParams } from '../../store/withTrackedParams.ts'
import { CustomerServiceButton } from '../../features/support/CustomerServiceButton.tsx'

/**
 * The page for a link that the store cannot use. Source: spec §2 `/showError`, §8 "Parameter error page",
 * decision 37.
 */
export function ParameterErrorPage() {
  const { t } = useTranslation()
  return (
    <MessageFrame>
      <MessagePage
        picture={<BrokenLinkPicture />}
        title={t('pages.parameterError.title')}
        text={t('pages.parameterError.text')}
        actions={
          <Buttons>
            <CustomerServiceButton />
            <Button
              variant="secondary"
              icon={iconRefresh}
              onClick={() => location.assign(withTrackedParams('/', location.search))}
            >
              {t('pages.crashed.reload')}
            </Button>
          </Buttons>
        }
      />
    </MessageFrame>
  )
}
