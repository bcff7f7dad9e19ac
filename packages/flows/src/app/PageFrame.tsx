import { BottomNav, Header, iconEvent, iconTopUp, iconUser, useHiddenOnScroll } from '@topup/ui-kit'
import type { NavPlace } from '@topup/ui-kit'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { valueOr } from './loadable.ts'
import { useSelected, useServices } from './servicesContext.tsx'
import { useGo } from './useGo.ts'
import { useHeader } from './useHeader.tsx'

// Below the fold of every page: its code may come after the goods.
const PageEnd = lazy(() => import('./PageEnd.tsx').then((module) => ({ default: module.PageEnd })))

/** The places of the bottom navigation. Source: spec §3 "Page tabs". */
export type PageTab = 'topup' | 'gift' | 'my'

const tabs = {
  topup: { href: '/selectGoods', icon: iconTopUp, name: 'nav.topup' },
  gift: { href: '/activity', icon: iconEvent, name: 'nav.event' },
  my: { href: '/my', icon: iconUser, name: 'nav.my' },
} as const

/** Header, navigation and footer around the pages that players move between. Source: spec §2 "Bottom navigation and header". */
export function PageFrame({ tab, children }: { readonly tab: PageTab; readonly children: ReactNode }) {
  const { t } = useTranslation()
  const hidden = useHiddenOnScroll()
  const header = useHeader()
  const [news, setNews] = useState<string>()
  const places = usePlaces(tab, news)
  const go = useGo()
  const open = (event: { preventDefault(): void }, place: NavPlace) => {
    event.preventDefault()
    go(place.href)
  }

  return (
    <>
      <Header
        {...header}
        icon={tabs[tab].icon}
        title={t(tabs[tab].name)}
        hidden={hidden}
        nav={<BottomNav label={t('nav.main')} places={places} place="header" onOpen={open} />}
      />
      <main className="page">
        {children}
        <Suspense fallback={null}>
          <PageEnd onNews={setNews} />
        </Suspense>
      </main>
      <BottomNav label={t('nav.main')} places={places} hidden={hidden} onOpen={open} />
    </>
  )
}

/** Event shows only when config says that an activity exists, with a dot while a reward waits there. Source: spec §2. */
function usePlaces(tab: PageTab, news: string | undefined): readonly NavPlace[] {
  const { catalogue } = useServices()
  const { t } = useTranslation()
  const config = useSelected(catalogue, (state) => state.pageConfig)
  const known = valueOr(config, null)
  // Until the config is here the place is kept, so that the others do not move when it comes.
  const hasEvents = config.kind === 'loading' || known?.hasCumulative || known?.hasConsecutive
  const shown = (['topup', 'gift', 'my'] as const).filter((key) => key !== 'gift' || hasEvents)
  return shown.map((key) => ({
    key,
    name: t(tabs[key].name),
    icon: tabs[key].icon,
    href: tabs[key].href,
    current: key === tab,
    news: key === 'gift' && key !== tab ? news : undefined,
  }))
}
