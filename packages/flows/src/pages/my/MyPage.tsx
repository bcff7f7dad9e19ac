import {
  type Journal,
  type JournalEntry,
  addressOf,
  canClaim,
  claimableFirstReward,
  factsOf,
  formatDate,
  formatNumber,
  htmlLang,
  isByCard,
  isExternal,
  isIntent,
  isUnknownPurchase,
  nativeNameOf,
  openEntries,
  splitCoupons,
  vipProgress,
} from '@topup/domain'
import {
  Button,
  NameLine,
  SectionTitle,
  Skeleton,
  Tag,
  type TagTone,
  iconCard,
  iconCrown,
  iconDocument,
  iconGlobe,
  iconHeadset,
  iconLogout,
  iconPin,
  iconStarFilled,
  iconTicketFilled,
} from '@topup/ui-kit'
import { EmptyState, List, ListRow, StatTiles } from '@topup/ui-kit/popups'
import '@topup/ui-kit/styles/popups.css'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountSummary } from '../../features/account/AccountPopup.tsx'
import { askToLogOut } from '../../features/account/logOut.ts'
import { BackToGame } from '../../features/backToGame/BackToGame.tsx'
import { LevelCard } from '../../features/claims/LevelCard.tsx'
import { type Rewards, useFresh, useRewards } from '../../features/claims/rewardsOf.ts'
import { openProduct } from '../../features/products/openProduct.ts'
import { usePrice } from '../../features/purchase/recharge/usePrice.ts'
import { paymentRegionName } from '../../features/region/RegionPopup.tsx'
import { useCustomerService } from '../../features/support/CustomerServiceButton.tsx'
import { PageFrame, useOfferedLanguages } from '../../frame/PageFrame.tsx'
import { Rows } from '../../frame/Rows.tsx'
import { Waiting } from '../../frame/Waiting.tsx'
import { storeVersion } from '../../platform/storeVersion.ts'
import { zoneOfDevice } from '../../platform/zoneOfDevice.ts'
import { useSelected, useServices, useGo } from '../../store/servicesContext.tsx'
import { valueOr } from '../../store/state/loadable.ts'
import { accountOf } from '../../store/state/sessionStore.ts'
import { ownerOf } from '../../store/ownerOf.ts'

/** What belongs to the player: account, orders of this device, language, legal texts. Source: decision 42. */
export function MyPage() {
  const services = useServices()
  const { t } = useTranslation()
  const account = useSelected(services.session, accountOf)
  const sdkClientId = useSelected(services.session, (state) => (state.isSdkVisit ? state.clientId : null))
  return (
    <PageFrame tab="my">
      <div className="pad stack two-columns">
        {account === null ? <LogInPrompt /> : <AccountSummary account={account} />}
        {sdkClientId !== null && <BackToGame clientId={sdkClientId} billingNo={null} variant="secondary" />}
        <MyVip />
        <MyOrders />
        <MyLinks />
        {account !== null && (
          <Button variant="secondary" icon={iconLogout} onClick={() => void askToLogOut(services)}>
            {t('account.logOut')}
          </Button>
        )}
      </div>
    </PageFrame>
  )
}

function LogInPrompt() {
  const { popups } = useServices()
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('destination.logInTitle')}
      action={
        <Button onClick={() => popups.getState().push({ kind: 'login' })}>{t('destination.logIn')}</Button>
      }
    />
  )
}

/** Where the build leaves the licences of the libraries that are part of the store. */
const licencesPath = '/licences.txt'

/**
 * Prepaid card, customer service, language, payment region, and at their foot the licences with the store's version; the
 * legal texts stand in the footer below. Source: decisions 42, 54 and 85, design "23-my".
 */
function MyLinks() {
  const { brand, popups, translator } = useServices()
  const { t } = useTranslation()
  const offered = useOfferedLanguages()
  const language = translator.language()
  const askForHelp = useCustomerService()
  return (
    <>
      <List>
        <RedeemRow />
        <ListRow
          lead={{ kind: 'icon', icon: iconHeadset }}
          title={t('support.title')}
          tap={{ kind: 'press', opens: 'dialog', press: askForHelp }}
        />
        {offered.length > 1 && (
          <ListRow
            lead={{ kind: 'icon', icon: iconGlobe }}
            title={t('language.title')}
            value={<span lang={htmlLang(language)}>{nativeNameOf(language)}</span>}
            tap={{
              kind: 'press',
              opens: 'dialog',
              press: () => popups.getState().push({ kind: 'language' }),
            }}
          />
        )}
        {brand.regions.length > 1 && <RegionRow />}
      </List>
      <List>
        <LegalRow name={t('legal.licences')} href={licencesPath} note={storeVersion()} />
      </List>
    </>
  )
}

/** Where the chosen game is sold, and the way to another region. */
function RegionRow() {
  const { brand, popups, session } = useServices()
  const { t } = useTranslation()
  const region = useSelected(session, (state) => state.region)
  return (
    <ListRow
      lead={{ kind: 'icon', icon: iconPin }}
      title={t('region.title')}
      value={paymentRegionName(t, brand, region)}
      tap={{ kind: 'press', opens: 'dialog', press: () => popups.getState().push({ kind: 'region' }) }}
    />
  )
}

/** The exchange of a 43-point card, where the game sells one. */
function RedeemRow() {
  const services = useServices()
  const { t } = useTranslation()
  const groups = useSelected(services.catalogue, (state) => state.products)
  const card = valueOr(groups, [])
    .flatMap(({ products }) => products)
    .find(({ isPointCard }) => isPointCard)
  if (card === undefined) return null
  return (
    <ListRow
      lead={{ kind: 'icon', icon: iconCard }}
      title={t('card.title')}
      tap={{ kind: 'press', opens: 'dialog', press: () => openProduct(services, card) }}
    />
  )
}

function LegalRow(row: { readonly name: string; readonly href: string; readonly note?: string | undefined }) {
  const { name, href, note } = row
  return (
    <ListRow
      lead={{ kind: 'icon', icon: iconDocument }}
      title={name}
      note={note}
      tap={{ kind: 'link', href, window: 'new' }}
    />
  )
}

/**
 * Level, coupons and points of the player who is logged in; only in the VIP version. Source: decision 42,
 * design "23-my".
 */
function MyVip() {
  const { catalogue } = useServices()
  const config = useSelected(catalogue, (state) => state.pageConfig)
  const rewards = useRewards()
  if (rewards === null) return null
  if (config.kind === 'loading') return <StandingSkeleton hasCentre />
  return (valueOr(config, null)?.isOpenCoupon ?? false) ? <Standing rewards={rewards} /> : null
}

/**
 * The place of level, coupons and points, so that the orders below do not move when they come. `hasCentre`: the way to the VIP
 * centre is not there yet either.
 */
function StandingSkeleton({ hasCentre = false }: { readonly hasCentre?: boolean }) {
  return (
    <Waiting>
      <div className="stack" aria-hidden="true">
        <Skeleton width="100%" height="146px" radius="var(--r-card)" />
        <Skeleton width="100%" height="72px" radius="var(--r-card)" />
        {hasCentre && <Skeleton width="100%" height="60px" radius="var(--r-card)" />}
      </div>
    </Waiting>
  )
}

/**
 * Shows what could be read and leaves out the rest (spec §8 "Other load errors"); the VIP centre can still be
 * opened and reports the error itself.
 */
function Standing({ rewards }: { readonly rewards: Rewards }) {
  const { popups, translator } = useServices()
  const { t } = useTranslation()
  const go = useGo()
  const { vip, load } = useSelected(rewards.vip, (state) => state)
  const { coupons, load: loadCoupons } = useSelected(rewards.wallet, (state) => state)
  useFresh(load)
  useFresh(loadCoupons)
  const number = (value: number) => formatNumber(value, translator.language())
  const hasNews = useHasNews(rewards)
  const isLoading = vip.kind === 'loading' || coupons.kind === 'loading'
  const openCentre = () => go('/userCenter')
  const couponCount = {
    icon: iconTicketFilled,
    figure: number(splitCoupons(valueOr(coupons, [])).usable.length),
    name: t('coupons.title'),
    onPress: () => popups.getState().push({ kind: 'couponWallet' }),
  }
  const points = {
    icon: iconStarFilled,
    figure: number(valueOr(vip, null)?.info.totalPoints ?? 0),
    name: t('recharge.points'),
    onPress: openCentre,
  }
  // On its way up the card above says the points; at the top it does not.
  const isTop = vip.kind === 'ready' && vipProgress(vip.value.info, vip.value.basics.levels).kind === 'top'
  const stats = [...(coupons.kind === 'ready' ? [couponCount] : []), ...(isTop ? [points] : [])]
  return (
    <>
      {isLoading ? (
        <StandingSkeleton />
      ) : (
        <>
          {vip.kind === 'ready' && <LevelCard vip={vip.value} />}
          {stats.length > 0 && <StatTiles stats={stats} />}
        </>
      )}
      <CentreRow hasNews={hasNews} isLoading={isLoading} onOpen={openCentre} />
    </>
  )
}

/** The way to the VIP centre; its second line is there from the start, so that nothing below it moves. */
function CentreRow(props: {
  readonly hasNews: boolean
  readonly isLoading: boolean
  readonly onOpen: () => void
}) {
  const { hasNews, isLoading, onOpen } = props
  const { t } = useTranslation()
  return (
    <List>
      <ListRow
        lead={{ kind: 'icon', icon: iconCrown }}
        title={t('vip.title')}
        note={hasNews ? t('vip.readyNote') : isLoading ? t('common.loading') : undefined}
        value={hasNews ? <Tag tone="coupon">{t('vip.new')}</Tag> : undefined}
        tap={{ kind: 'press', press: onOpen }}
      />
    </List>
  )
}

/** Whether something waits to be claimed in the VIP centre. */
function useHasNews({ vip, wallet }: Rewards): boolean {
  const standing = useSelected(vip, (state) => state)
  const held = useSelected(wallet, (state) => state)
  const coupons = valueOr(held.coupons, [])
  if (coupons.some(({ code, category }) => category === 'claim' && canClaim(held.claims, code))) return true
  if (standing.vip.kind !== 'ready') return false
  const { info, basics } = standing.vip.value
  const level = claimableFirstReward(info, basics.levels)
  return level !== null && canClaim(standing.claims, String(level.levelId))
}

/** Lists the orders of this device; a tap shows the state of one. Source: decisions 28 and 42. */
function MyOrders() {
  const { journal, session } = useServices()
  const { t } = useTranslation()
  const logins = useSelected(session, (state) => state)
  useEffect(() => {
    const reload = () => journal.getState().reload()
    reload()
    // Another tab has made an order, or seen one end.
    window.addEventListener('storage', reload)
    return () => window.removeEventListener('storage', reload)
  }, [journal])
  const orders = listOrders(useSelected(journal, (state) => state.journal))
  return (
    <section className="stack-small" aria-labelledby="my-orders">
      <SectionTitle id="my-orders">{t('my.orders')}</SectionTitle>
      {orders.length === 0 ? (
        <EmptyState variant="note" title={t('my.noOrders')} />
      ) : (
        <Rows of={orders}>
          {(shown) => (
            <List>
              {shown.map((entry) =>
                ownerOf(entry, logins) === 'other' ? (
                  <OtherPlayersRow key={addressOf(entry)} entry={entry} />
                ) : (
                  <OrderRow key={addressOf(entry)} entry={entry} />
                ),
              )}
            </List>
          )}
        </Rows>
      )}
    </section>
  )
}

/** An order of another account: that there is one, without names or amounts. Source: decision 48. */
function OtherPlayersRow({ entry }: { readonly entry: JournalEntry }) {
  const { t } = useTranslation()
  const { tone, text } = stateOf(entry)
  return (
    <ListRow title={t('my.otherAccount')} value={<Tag tone={tone}>{t(text)}</Tag>} tap={{ kind: 'none' }} />
  )
}

function OrderRow({ entry }: { readonly entry: JournalEntry }) {
  const { clock, popups, translator } = useServices()
  const { t } = useTranslation()
  const print = usePrice()
  const { intendedAtMs } = entry.snapshot
  const { product, character, server, amount } = factsOf(entry)
  const isElsewhere = isExternal(entry) || isUnknownPurchase(entry.snapshot)
  const language = translator.language()
  const { tone, text } = stateOf(entry)
  const nowMs = clock.now()
  const date = formatDate({ epochMs: intendedAtMs, timeZone: zoneOfDevice(nowMs), language, nowMs })
  return (
    <ListRow
      title={
        product === null && isIntent(entry) ? (
          t('my.unreadOrder')
        ) : (
          <bdi translate="no">{product ?? addressOf(entry)}</bdi>
        )
      }
      note={
        <>
          <NameLine of={known(character, server)} />
          <br />
          <NameLine of={known(amount && print(amount), isElsewhere ? null : date)} />
        </>
      }
      value={<Tag tone={tone}>{t(text)}</Tag>}
      tap={{
        kind: 'press',
        opens: 'dialog',
        press: () => popups.getState().push({ kind: 'result', order: addressOf(entry) }),
      }}
    />
  )
}

/** Leaves out what is not known, such as the time of an external order. */
const known = (...texts: readonly (string | null)[]) => texts.flatMap((text) => text ?? [])

type StateText = 'my.checking' | 'result.pendingTitle' | 'my.success' | 'my.fail' | 'result.failTitle'

/**
 * The state of an entry in words: success or fail only after a full query (decision 29); everything else is
 * still open.
 */
function stateOf(entry: JournalEntry): { readonly tone: TagTone; readonly text: StateText } {
  switch (entry.kind) {
    case 'intended':
    case 'rejected':
    case 'dismissed':
      return { tone: 'warn', text: 'my.checking' }
    case 'ordered':
      return { tone: 'warn', text: isByCard(entry) ? 'my.checking' : 'result.pendingTitle' }
    case 'final':
      return entry.outcome === 'success'
        ? { tone: 'good', text: 'my.success' }
        : // A card is spent, so it is not called a payment that did not happen.
          { tone: 'bad', text: isByCard(entry) ? 'result.failTitle' : 'my.fail' }
  }
}

/** Sorts the orders of this device: open orders first, then the newest. Source: decision 42. */
function listOrders(journal: Journal): readonly JournalEntry[] {
  const final = journal.filter((entry) => entry.kind === 'final')
  return [...openEntries(journal), ...final.sort((a, b) => b.snapshot.intendedAtMs - a.snapshot.intendedAtMs)]
}
