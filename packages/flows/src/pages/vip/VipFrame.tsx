import { Header, iconCrown, useHiddenOnScroll } from '@topup/ui-kit'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../store/servicesContext.tsx'
import { StoreFooter } from '../../frame/StoreFooter.tsx'
import { useHeader } from '../../frame/useHeader.tsx'

/**
 * The frame of the VIP centre: a header with its title and no bottom navigation; inside a game neither of them.
 * Source: spec §2 "Bottom navigation and header", §6 "SDK view".
 */
export function VipFrame({ children }: { readonly children: ReactNode }) {
  const { entry } = useServices()
  return entry.visit === 'sdk' ? (
    <main className="page page--plain">{children}</main>
  ) : (
    <StoreVipFrame>{children}</StoreVipFrame>
  )
}

function StoreVipFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const header = useHeader()
  const hidden = useHiddenOnScroll()
  return (
    <>
      <Header {...header} icon={iconCrown} title={t('vip.title')} hidden={hidden} />
      <main className="page page--plain">{children}</main>
      <StoreFooter />
    </>
  )
}
