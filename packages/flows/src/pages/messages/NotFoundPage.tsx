import { Button } from '@topup/ui-kit'
import { MessagePage, NotFoundPicture } from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { MessageFrame } from '../../frame/MessageFrame.tsx'

/** The 404 page, with a link to the first page. Source: spec §2 "any other path". */
export function NotFoundPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <MessageFrame>
      <MessagePage
        picture={<NotFoundPicture />}
        title={t('pages.notFound.title')}
        text={t('pages.notFound.text')}
        actions={<Button onClick={() => void navigate('/')}>{t('pages.notFound.home')}</Button>}
      />
    </MessageFrame>
  )
}
