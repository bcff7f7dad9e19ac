import { type Language, nativeNameOf, offeredLanguages } from '@topup/domain'
import {
  BottomNav,
  Header,
  type HeaderProps,
  LegalFooter,
  type NavPlace,
  iconEvent,
  iconTopUp,
  iconUser,
} from '@topup/ui-kit'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLazyParts, useSelected, useServices, useStoreScope, useGo } from '../store/servicesContext.tsx'
import { valueOr } from '../store/state/loadable.ts'
import { accountOf } from '../store/state/sessionStore.ts'
import { UnderHeader } from './openOrders/UnderHeader.tsx'

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
  const { PageEnd } = useLazyParts()
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
          <PageEnd onNews={setNews} onHidden={setHidden} />
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

type HeaderParts = Pick<HeaderProps, 'mark' | 'storeName' | 'wordmark' | 'language'>

/** The two scripts of Chinese, as their readers tell them apart; other languages show their code. */
const scripts: Partial<Record<Language, string>> = { 'zh-cn': '简', 'zh-tw': '繁' }

/** The brand and the language button of every page's header. Source: spec §2 "Bottom navigation and header". */
export function useHeaderBrand(): HeaderParts {
  const { brand, popups, translator } = useServices()
  const offered = useOfferedLanguages()
  const { artwork } = useStoreScope()
  const { t } = useTranslation()
  const language = translator.language()
  const code = scripts[language] ?? language.slice(0, 2).toUpperCase()
  return {
    mark: <artwork.Mark />,
    storeName: brand.name,
    ...(artwork.Wordmark && { wordmark: <artwork.Wordmark /> }),
    ...(offered.length > 1 && {
      language: {
        label: `${t('header.language', { name: nativeNameOf(language) })}, ${code}`,
        code,
        onPress: () => popups.getState().push({ kind: 'language' }),
      },
    }),
  }
}

/** The same, with the account corner: who is logged in, or an offer to log in. */
export function useHeader(): HeaderParts & Pick<HeaderProps, 'account'> {
  const { session, popups } = useServices()
  const { t } = useTranslation()
  const account = useSelected(session, accountOf)
  const parts = useHeaderBrand()
  return {
    ...parts,
    account:
      account === null
        ? {
            kind: 'guest',
            label: t('destination.logIn'),
            onPress: () => popups.getState().push({ kind: 'login' }),
          }
        : {
            kind: 'user',
            label: t('header.account', { name: account.username }),
            initial: initialOf(account.username),
            onPress: () => popups.getState().push({ kind: 'account' }),
          },
  }
}

/** The languages of the store for the chosen game, once its page config is known. Source: decision 56. */
export function useOfferedLanguages(): readonly Language[] {
  const { brand, catalogue } = useServices()
  const pageConfig = useSelected(catalogue, (state) => valueOr(state.pageConfig, null))
  return offeredLanguages(brand, pageConfig?.languages ?? [])
}

/**
 * The first letter of a player's name, for the round picture; empty for an empty name. A surrogate pair stays
 * whole.
 */
export const initialOf = (name: string): string => (Array.from(name)[0] ?? '').toUpperCase()
