import { Header, iconTopUp } from '@topup/ui-kit'
import type { IconShape } from '@topup/ui-kit'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useHeaderBrand } from './PageFrame.tsx'

/** The header above a page that only shows a message. */
export function MessageFrame(props: {
  readonly children: ReactNode
  readonly icon?: IconShape
  readonly title?: string
}) {
  const { t } = useTranslation()
  const brand = useHeaderBrand()
  return (
    <>
      <Header {...brand} icon={props.icon ?? iconTopUp} title={props.title ?? t('nav.topup')} />
      {props.children}
    </>
  )
}
