import { BottomNav, Header, LegalFooter, iconEvent, iconTopUp, iconUser } from '@topup/ui-kit'
import type { NavPlace } from '@topup/ui-kit'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { valueOr } from '../store/state/loadable.ts'
import { lazyComponent } from '../store/lazyComponent.tsx'
import { useSelected, useServices } from '../store/servicesContext.tsx'
import { useGo } from '../store/useGo.ts'
import { UnderHeader } from './openOrders/UnderHeader.tsx'
import { useHeader } from './useHeader.tsx'

// Below the fold of every page, so its code may load after the products.
const pageEnd = lazyComponent(
  () => import('./PageEnd.tsx').then((module) => module.PageEnd),
  undefined,
  'leftOut',
)

/** The places of the bottom navigation. Source: spec §3 "Page tabs". */
export type PageTab = 'topup' | 'gift' | 'my'

const tabs = {
  topup: { href: '/selectGoods', icon: iconTopUp, name: 'nav.topup' },
  gift: { href: '/activity', icon: iconEvent, name: 'nav.event' },
  my: { href: '/my', icon: iconUser, name: 'nav.my' },
} as const

type Href = (typeof tabs)[PageTab]['href']

const tabKeys = ['topup', 'gift', 'my'] as const satisfies readonly PageTab[]

/** The place in the navigation that a path belongs to; none for pages without a bottom navigation. */
export const tabOf = (pathname: string): PageTab | undefined =>
  tabKeys.find((key) => tabs[key].href === pathname)

/** Header, navigation and footer around the pages that players move between. Source: spec §2 "Bottom navigation and header". */
export function PageFrame(props: {
  /** Undefined for a page that is not in the navigation. */
  readonly tab: PageTab | undefined
  /** `coming`: the children are a placeholder for the page, which has no footer yet. */
  readonly state?: 'coming'
  /** The header's title; that of the tab when left out. */
  readonly title?: string | undefined
  readonly children: ReactNode
}) {
  const { tab, state, title, children } = props
  const here = tabs[tab ?? 'topup']
  const { t } = useTranslation()
  const header = useHeader()
  const [hidden, setHidden] = useState(false)
  const [news, setNews] = useState<string>()
  const [orders, setOrders] = useState<string>()
  const places = usePlaces(tab, { gift: news, my: orders })
  const go = useGo()
  const open = (event: { preventDefault(): void }, place: NavPlace<Href>) => {
    event.preventDefault()
    go(place.href)
  }

  return (
    <>
      <Header
        {...header}
        icon={here.icon}
        title={title ?? t(here.name)}
        hidden={hidden}
        nav={tab && <BottomNav label={t('nav.main')} places={places} place="header" onOpen={open} />}
      />
      <UnderHeader onNews={setOrders} />
      <main className="page">{children}</main>
      {state === undefined && (
        <LegalFooter>
          <pageEnd.Part onNews={setNews} onHidden={setHidden} />
        </LegalFooter>
      )}
      {tab && <BottomNav label={t('nav.main')} places={places} hidden={hidden} onOpen={open} />}
    </>
  )
}

/**
 * The places to show: Event only when config says that an activity exists, with a dot while a reward waits
 * there, and a dot on My while a payment is open. Source: spec §2.
 */
function usePlaces(
  tab: PageTab | undefined,
  news: Readonly<Partial<Record<PageTab, string | undefined>>>,
): readonly NavPlace<Href>[] {
  const { catalogue } = useServices()
  const { t } = useTranslation()
  const config = useSelected(catalogue, (state) => state.pageConfig)
  const known = valueOr(config, null)
  // Until the config is loaded the space is kept, so that the other places do not move.
  const hasEvents = config.kind === 'loading' || known?.hasCumulative || known?.hasConsecutive
  const shown = tabKeys.filter((key) => key !== 'gift' || hasEvents)
  return shown.map((key) => ({
    key,
    name: t(tabs[key].name),
    icon: tabs[key].icon,
    href: tabs[key].href,
    current: key === tab,
    news: key === tab ? undefined : news[key],
  }))
}
