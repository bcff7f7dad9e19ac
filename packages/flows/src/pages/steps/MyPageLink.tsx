import { iconDocument } from '@topup/ui-kit'
import { IconLink } from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'
import { useGo } from '../../store/useGo.ts'

/** The way from a step to the player's orders, which has no bottom navigation. Source: decision 59. */
export function MyPageLink() {
  const { t } = useTranslation()
  const go = useGo()
  return <IconLink icon={iconDocument} label={t('nav.my')} href={myPage} onOpen={() => go(myPage)} />
}

const myPage = '/my'
