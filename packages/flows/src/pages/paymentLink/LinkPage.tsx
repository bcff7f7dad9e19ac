import {
  type CountdownAnnouncement,
  type PaymentLink,
  type PaymentLinkState,
  announcementBetween,
  formatCountdown,
  openOrderOf,
  remainingSeconds,
} from '@topup/domain'
import { Button, Buttons, GamePicture, Header, iconLockFilled, iconRefresh } from '@topup/ui-kit'
import {
  Definitions,
  FootBar,
  HourglassPicture,
  MessagePage,
  Notice,
  PriceArea,
  RecipientCard,
  ResultMark,
  TimerRing,
  takeFocus,
} from '@topup/ui-kit/popups'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGameLogo } from '../../features/games/GameLogo.tsx'
import { CheckoutProvider, useCheckout, useQuote } from '../../features/purchase/recharge/useCheckout.tsx'
import { LoadCheckoutProvider, type CheckoutServices } from '../../features/purchase/contracts.ts'
import { MethodList } from '../../features/purchase/recharge/MethodList.tsx'
import { BuyTerms } from '../../features/purchase/recharge/Recipient.tsx'
import { usePrice } from '../../features/purchase/recharge/usePrice.ts'
import { CustomerServiceButton } from '../../features/support/CustomerServiceButton.tsx'
import { LoadFailed } from '../../frame/LoadFailed.tsx'
import { MessageFrame } from '../../frame/MessageFrame.tsx'
import { useHeaderBrand } from '../../frame/PageFrame.tsx'
import { StoreFooter } from '../../frame/StoreFooter.tsx'
import { useNow } from '../../frame/TimeLeft.tsx'
import { WaitingPage } from '../../frame/WaitingRows.tsx'
import { PopupHost } from '../../popups/PopupHost.tsx'
import { closeOnBack } from '../../popups/closeOnBack.ts'
import { StoreScopeProvider, useSelected, useServices, useStoreScope } from '../../store/servicesContext.tsx'
import { type LinkStore, createLinkStore, payLink } from './linkStore.ts'

/**
 * The page of one payment link. Its popups and its payment use the account of the link, not the one that is
 * logged in. Source: spec §6.
 */
export function LinkPage({ paymentLinkId }: { readonly paymentLinkId: string }) {
  const services = useCheckout()
  const [link] = useState(() => createLinkStore(services, paymentLinkId))
  useEffect(() => void link.getState().load(), [link])
  const { visibility } = services
  useEffect(() => visibility.onReturn(() => void link.getState().lookAgain()), [visibility, link])
  const checkout = useSelected(link, (state) => state.checkout)
  return checkout === null ? <Waiting link={link} /> : <LinkScope link={link} checkout={checkout} />
}

/** The link's own checkout in place of the store's, for the page and its popups. */
function LinkScope({ link, checkout }: { readonly link: LinkStore; readonly checkout: CheckoutServices }) {
  const scope = useStoreScope()
  const loadCheckout = useMemo(() => {
    const loaded = Promise.resolve(checkout)
    return () => loaded
  }, [checkout])
  const { made } = scope.services
  useEffect(() => closeOnBack({ made, popups: checkout.popups }, window), [made, checkout])
  return (
    <StoreScopeProvider value={{ ...scope, services: checkout }}>
      <LoadCheckoutProvider value={loadCheckout}>
        <CheckoutProvider>
          <LinkView link={link} />
        </CheckoutProvider>
        <PopupHost />
      </LoadCheckoutProvider>
    </StoreScopeProvider>
  )
}

function LinkView({ link }: { readonly link: LinkStore }) {
  const paymentLink = useSelected(link, (state) => state.paymentLink)
  switch (paymentLink.kind) {
    case 'open':
    case 'paying':
      return <LinkPayment link={link} paymentLink={paymentLink} />
    case 'checking':
      return <LinkChecking link={link} paymentLink={paymentLink} />
    case 'paid':
    case 'expired':
      return <LinkEnd paymentLink={paymentLink} />
    case 'loading':
    case 'failed':
      return <Waiting link={link} />
  }
}

/** Shown while the payment link is loading, and when it could not be read. Source: decision 44. */
function Waiting({ link }: { readonly link: LinkStore }) {
  const { t } = useTranslation()
  const isFailed = useSelected(link, (state) => state.paymentLink.kind === 'failed')
  const error = useSelected(link, (state) => state.error)
  return (
    <MessageFrame icon={iconRefresh} title={t('paymentLink.title')}>
      <main className="pad page">
        {isFailed ? (
          <LoadFailed
            title={t('paymentLink.failed')}
            error={error}
            at="link"
            onRetry={() => void link.getState().load()}
          />
        ) : (
          <WaitingPage label={t('paymentLink.loading')} top="banner" />
        )}
      </main>
    </MessageFrame>
  )
}

type Payable = Extract<PaymentLinkState, { kind: 'open' | 'paying' }>

/**
 * Shows who owes what, how long it can be paid, and the payment methods; an open order is offered in place of a
 * new one. There is no step bar here. Source: spec §2 "Replenish page", "Step bar", decision 46.
 */
function LinkPayment(props: { readonly link: LinkStore; readonly paymentLink: Payable }) {
  const { link, paymentLink } = props
  const { info, deadlineMs } = paymentLink
  const { t } = useTranslation()
  const print = usePrice()
  const header = useHeaderBrand()
  const amount = print(info.amount)
  const isOrdered = useIsOrdered(link)
  return (
    <>
      <Header {...header} icon={iconRefresh} title={t('paymentLink.title')} />
      <main className="page-above-bar page-above-bar--tall page--filled pad stack">
        {/* An open order can be paid beyond the deadline. */}
        {deadlineMs !== null && !isOrdered && (
          <LinkTimer link={link} deadlineMs={deadlineMs} validSeconds={info.validSeconds} />
        )}
        <Notice>{t('paymentLink.unblocked')}</Notice>
        <LinkDue info={info} />
        {!isOrdered && <MethodList heading="h2" emptyText={t('paymentLink.noMethodText')} />}
      </main>
      <StoreFooter />
      <FootBar>
        <LinkRecipient info={info} />
        <PriceArea
          label={t('paymentLink.amountDue')}
          price={amount}
          action={<PayNow link={link} isOrdered={isOrdered} />}
        />
        <BuyTerms />
      </FootBar>
    </>
  )
}

/** Whether an order of the link is open. */
function useIsOrdered(link: LinkStore): boolean {
  const { journal } = useServices()
  return useSelected(
    journal,
    (state) => openOrderOf(state.journal, link.getState().paymentLinkId)?.kind === 'ordered',
  )
}

const secondMs = 1000

/** A whole ring stands for the time that is left when the page opens, and for no less than this, in seconds: a quarter of an hour. */
const fullSeconds = 900

/** From here on, in seconds, the ring warns. */
const urgentSeconds = 60

/**
 * The time left until the deadline of a payment link; read aloud at five minutes, one minute and zero. Source:
 * spec §4 "Replenishment", design.md §7.
 */
function LinkTimer(props: {
  readonly link: LinkStore
  readonly deadlineMs: number
  readonly validSeconds: number
}) {
  const { link, deadlineMs, validSeconds } = props
  const { t } = useTranslation()
  const seconds = remainingSeconds(deadlineMs, useNow(secondMs))
  const before = useRef(seconds)
  const [said, setSaid] = useState<CountdownAnnouncement | null>(null)
  useEffect(() => {
    const announcement = announcementBetween(before.current, seconds)
    before.current = seconds
    if (announcement !== null) setSaid(announcement)
    link.getState().tick()
  }, [link, seconds])
  return (
    <>
      <TimerRing
        text={formatCountdown(seconds)}
        label={t('paymentLink.remaining', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })}
        share={seconds / Math.max(fullSeconds, validSeconds)}
        isUrgent={seconds <= urgentSeconds}
        title={t('paymentLink.timeLeft')}
        note={t('paymentLink.timeLeftText')}
      />
      <output className="visually-hidden">{said !== null && t(`paymentLink.${said}`)}</output>
    </>
  )
}

/** Shows who owes how much, for which game. Source: spec §2 "Replenish page". */
function LinkDue({ info }: { readonly info: PaymentLink }) {
  const { t } = useTranslation()
  const print = usePrice()
  return (
    <section className="card card--inset">
      <Definitions
        groups={[
          [
            { term: t('recharge.game'), value: info.gameName },
            { term: t('result.account'), value: info.userName },
          ],
          [{ term: t('paymentLink.amountDue'), value: print(info.amount), tone: 'total' }],
        ]}
      />
    </section>
  )
}

/** Whose account is unblocked by paying, in which game: a payment link names no character. Source: spec §3 "Replenish info", decision 31. */
function LinkRecipient({ info }: { readonly info: PaymentLink }) {
  const { session } = useCheckout()
  const { t } = useTranslation()
  const clientId = useSelected(session, (state) => state.clientId)
  const picture = useGameLogo(clientId, null)
  return (
    <RecipientCard
      label={t('recharge.recipient')}
      picture={<GamePicture src={picture} size="s" />}
      title={<bdi translate="no">{info.userName}</bdi>}
      note={<bdi>{info.gameName}</bdi>}
    />
  )
}

const busyTexts = {
  no: 'recharge.opening',
  yes: 'recharge.opening',
  saving: 'recharge.saving',
  checking: 'my.checking',
} as const

/**
 * Pays the payment link, or shows its open order; disabled without a method, busy while the order is being
 * placed.
 */
function PayNow(props: { readonly link: LinkStore; readonly isOrdered: boolean }) {
  const { link, isOrdered } = props
  const { recharge } = useCheckout()
  const { t } = useTranslation()
  const { picked } = useQuote()
  const placing = useSelected(recharge, (state) => state.placing.kind)
  const isPlacing = placing !== 'no'
  const busyText = t(busyTexts[placing])
  return (
    <Button
      icon={picked === null || isOrdered ? undefined : iconLockFilled}
      busy={isPlacing}
      disabled={!isPlacing && !isOrdered && picked === null}
      onClick={() => void payLink(link)}
    >
      {isPlacing ? busyText : t(isOrdered ? 'confirm.openOrder.show' : 'result.toPay')}
    </Button>
  )
}

type Checking = Extract<PaymentLinkState, { kind: 'checking' }>

/**
 * Shown while the payment link has an order whose state is not known: nothing can be paid until it is. Source:
 * decision 46.
 */
function LinkChecking({ link, paymentLink }: { readonly link: LinkStore; readonly paymentLink: Checking }) {
  const { t } = useTranslation()
  const header = useHeaderBrand()
  const lastAnswer = useSelected(link, (state) => state.lastAnswer)
  const isNotFound = lastAnswer === 'notFound'
  return (
    <>
      <Header {...header} icon={iconRefresh} title={t('paymentLink.title')} />
      <main className="page-above-bar pad stack">
        <div aria-live="polite">
          <Notice>{t(isNotFound ? 'paymentLink.orderNotFound' : 'paymentLink.orderChecking')}</Notice>
        </div>
        <LinkDue info={paymentLink.info} />
      </main>
      <StoreFooter />
      <FootBar>
        <Buttons>
          <Button busy={lastAnswer === 'asking'} onClick={() => void link.getState().lookAgain()}>
            {t('result.checkAgain')}
          </Button>
          {isNotFound && <CustomerServiceButton variant="secondary" />}
        </Buttons>
      </FootBar>
    </>
  )
}

type Ended = Extract<PaymentLinkState, { kind: 'paid' | 'expired' }>

/** Shown when the payment link is paid or has expired. Source: spec §4 "Replenishment", §9 "up to 15 minutes". */
export function LinkEnd({ paymentLink }: { readonly paymentLink: Ended }) {
  const { t } = useTranslation()
  const { kind, info } = paymentLink
  return (
    <MessageFrame icon={iconRefresh} title={t('paymentLink.title')}>
      <MessagePage
        picture={kind === 'paid' ? <ResultMark result="success" /> : <HourglassPicture />}
        title={t(`paymentLink.${kind}Title`)}
        titleRef={takeFocus}
        text={t(`paymentLink.${kind}Text`, { name: info.userName })}
        actions={kind === 'expired' ? <CustomerServiceButton /> : undefined}
      />
    </MessageFrame>
  )
}
