import { Button } from '@topup/ui-kit'
import { MessagePage, NotFoundPicture } from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'
import { MessageFrame } from '../../frame/MessageFrame.tsx'
import { useGo } from '../../store/useGo.ts'

/** The 404 page, with a link to the first page. Source: spec §2 "any other path". */
export function NotFoundPage() {
  const { t } = useTranslation()
  const go = useGo()
  return (
    <MessageFrame>
      <MessagePage
        picture={<NotFoundPicture />}
        title={t('pages.notFound.title')}
        text={t('pages.notFound.text')}
        actions={<Button onClick={() => go('/')}>{t('pages.notFound.home')}</Button>}
      />
    </MessageFrame>
  )
}
