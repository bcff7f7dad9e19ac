import { type JournalEntry, factsOf, isByCard, isExternal } from '@topup/domain'
import { Button, Buttons, LinkButton, NameLine, iconCopy, iconExternal } from '@topup/ui-kit'
import {
  Definitions,
  Field,
  LiveLine,
  Notice,
  NumberedTips,
  ResultMark,
  WaitingLine,
} from '@topup/ui-kit/popups'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../../platform/copyText.ts'
import { whenStayed } from '../../../platform/payWindow.ts'
import { useSelected, useServices } from '../../../store/servicesContext.tsx'
import { useLoadCheckout, type CheckoutServices } from '../contracts.ts'
import { payByDropIn, isPayOffered, wentToPay } from '../orders/results.ts'
import { isOfOtherAccount } from '../../../store/ownerOf.ts'
import { usePrice } from '../recharge/usePrice.ts'
import {
  type ResultViewProps,
  useReopened,
  OrderHistory,
  numberLine,
  paymentLines,
  recipientLines,
} from './orderLines.tsx'

type Ordered = Extract<JournalEntry, { kind: 'ordered' }>

/** An order that waits for its payment: three tips, the way to pay, and "recharge done". Source: spec §4 "Result popup". */
export function PendingResult({ entry, Shell, onClose }: ResultViewProps<Ordered>) {
  const { poller } = useServices()
  const { t } = useTranslation()
  const { activity } = useSelected(poller.state, (state) => state)
  const ways = useWaysToPay(entry)
  const reopen = useReopened(entry, onClose)
  // The answer may come so fast that the button never looks busy; the line below then shows the outcome.
  const [isStillOpen, setStillOpen] = useState(false)
  const [hasStayed, setStayed] = useState(false)
  const canPay = ways.link !== null || ways.openDropIn !== null
  return (
    <Shell
      onClose={onClose}
      mark={<ResultMark result="pending" />}
      title={t(isByCard(entry) ? 'result.pendingCardTitle' : 'result.pendingTitle')}
      text={useSummary(entry)}
      actions={
        <Buttons>
          <ToPay order={entry.billingNo} ways={ways} onStayed={() => setStayed(true)} />
          <AskAgain
            order={entry.billingNo}
            variant={canPay ? 'secondary' : 'primary'}
            label={activity === 'idle' ? t('result.checkAgain') : t('result.iHavePaid')}
            onAsked={() => setStillOpen(true)}
          />
          <Button variant="text" onClick={onClose}>
            {t('result.later')}
          </Button>
        </Buttons>
      }
    >
      <BoughtFor entry={entry} />
      {hasStayed && ways.link !== null && <PayElsewhere link={ways.link} />}
      {!isByCard(entry) && !isOfOtherAccount(entry) && (
        <PayTips
          canPay={canPay}
          isAsked={activity !== 'idle'}
          onChangeMethod={reopen?.changeMethod ?? null}
        />
      )}
      <NoAnswerLine entry={entry} isStillOpen={isStillOpen} />
      <OrderHistory entry={entry} />
    </Shell>
  )
}

/** What was ordered; of an external order, only that it was made elsewhere. */
function useSummary(entry: Ordered): string {
  const { t } = useTranslation()
  const print = usePrice()
  if (isExternal(entry)) return t(isOfOtherAccount(entry) ? 'result.otherAccount' : 'result.elsewhere')
  const { product, character, amount } = factsOf(entry)
  const facts = { product, character, amount: print(amount) }
  // No line begins with the dot between them.
  return t(isByCard(entry) ? 'result.pendingCardText' : 'result.summary', facts).replace(/ ·/g, '\u00a0·')
}

/** How the order can be paid now; null for a way that is not offered. */
interface WaysToPay {
  readonly openDropIn: (() => void) | null
  /** The payment URL. */
  readonly link: string | null
}

function useWaysToPay(entry: Ordered): WaysToPay {
  const { poller, journal } = useServices()
  const { lastAnswer } = useSelected(poller.state, (state) => state)
  const keptDropIn = useDropIn(entry.billingNo)
  const isOffered = useSelected(journal, (state) => isPayOffered(entry, lastAnswer, state.journal))
  return { openDropIn: isOffered ? keptDropIn : null, link: isOffered ? entry.payUrl : null }
}

/** The button to the drop-in or, without one, the link to the provider's page. */
function ToPay(props: {
  readonly order: string
  readonly ways: WaysToPay
  /** Called when a tap on the link has left the page where it is. */
  readonly onStayed: () => void
}) {
  const {
    order,
    ways: { openDropIn, link },
    onStayed,
  } = props
  const services = useServices()
  const { t } = useTranslation()
  if (openDropIn !== null) {
    const open = () => {
      openDropIn()
      wentToPay(services, order)
    }
    return (
      <Button icon={iconExternal} onClick={open}>
        {t('result.toPay')}
      </Button>
    )
  }
  return link !== null && <PayLink order={order} link={link} onStayed={onStayed} />
}

/** How long after the tap a page is left when a new one has opened, in milliseconds. */
const leftWithinMs = 1_500

/**
 * The link to the provider's page. In apps that open no second page a tap does nothing: then the player can pay in this tab,
 * because the order is on the disk and a way back is in the browser's history, or copy the address. Source: faults W-13.
 */
function PayLink(props: { readonly order: string; readonly link: string; readonly onStayed: () => void }) {
  const { order, link, onStayed } = props
  const services = useServices()
  const { t } = useTranslation()
  const stopWatching = useRef<() => void>(() => undefined)
  useEffect(() => () => stopWatching.current(), [])
  return (
    <LinkButton
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      icon={iconExternal}
      onClick={() => {
        stopWatching.current()
        stopWatching.current = whenStayed(window, leftWithinMs, onStayed)
        wentToPay(services, order)
      }}
    >
      {t('result.toPay')}
    </LinkButton>
  )
}

/** Ways to the provider's page for a browser that does not open another one; among what scrolls, because a low screen has no room beside the buttons. */
function PayElsewhere({ link }: { readonly link: string }) {
  const { toasts } = useServices()
  const { t } = useTranslation()
  const [isByHand, setByHand] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  const copy = async () => {
    const isCopied = await copyText(link, window)
    setByHand(!isCopied)
    if (isCopied) toasts.getState().show('success', t('login.social.copied'))
  }
  return (
    <div ref={place}>
      <Notice>{t('result.notOpened')}</Notice>
      <Buttons>
        <Button variant="secondary" onClick={() => window.location.assign(link)}>
          {t('result.payHere')}
        </Button>
        <Button variant="text" icon={iconCopy} onClick={() => void copy()}>
          {t('login.social.copy')}
        </Button>
      </Buttons>
      {isByHand && (
        <Field label={t('login.social.copyByHand')} readOnly value={link} dir="ltr" onFocus={selectAll} />
      )}
    </div>
  )
}

const selectAll = (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select()

/** Where the product goes, and whose account pays (decision 67); of an external order, all that the service reports. */
function BoughtFor({ entry }: { readonly entry: Ordered }) {
  const { t } = useTranslation()
  const print = usePrice()
  if (isOfOtherAccount(entry)) return null
  if (isExternal(entry)) {
    const lines = [...recipientLines(t, entry), ...paymentLines(t, print, entry)]
    return <Definitions variant="receipt" groups={[lines]} />
  }
  const { game, account, server } = factsOf(entry)
  return (
    <>
      <p className="small muted">
        <NameLine of={[...new Set([game, account, server])].flatMap((name) => name ?? [])} />
      </p>
      <Definitions variant="receipt" groups={[numberLine(t, entry)]} />
    </>
  )
}

interface PayTipsProps {
  readonly canPay: boolean
  /** Whether the store still asks by itself; "I've paid", which a tip quotes, is "Check again" afterwards. */
  readonly isAsked: boolean
  readonly onChangeMethod: (() => void) | null
}

/** What to do now. Without a way to pay there is no page to pay on, and none to come back from. */
function PayTips({ canPay, isAsked, onChangeMethod }: PayTipsProps) {
  const { t } = useTranslation()
  const tips = [
    ...(canPay ? [{ text: t('result.goPay') }] : []),
    ...(canPay && isAsked ? [{ text: t('result.comeBack') }] : []),
    ...(onChangeMethod === null ? [] : [{ text: t('result.changeMethod'), onPress: onChangeMethod }]),
  ]
  return tips.length > 0 && <NumberedTips tips={tips} />
}

/** What the newest query said, and whether the store still asks. */
function NoAnswerLine({ entry, isStillOpen }: { readonly entry: Ordered; readonly isStillOpen: boolean }) {
  const { poller } = useServices()
  const { t } = useTranslation()
  const { activity, lastAnswer } = useSelected(poller.state, (state) => state)
  return (
    <>
      <div aria-live="polite">
        {lastAnswer === 'loggedOut' && <Notice>{t('result.loggedOut')}</Notice>}
        {lastAnswer === 'notFound' && isExternal(entry) && <Notice>{t('result.notFound')}</Notice>}
      </div>
      {lastAnswer === 'loggedOut' ? null : activity === 'idle' ? (
        <WaitingLine>{t('result.waiting')}</WaitingLine>
      ) : (
        <LiveLine>
          {lastAnswer === 'unreachable'
            ? t('result.unreachable')
            : t(isStillOpen ? 'result.waiting' : 'rewards.checking')}
        </LiveLine>
      )}
    </>
  )
}

/**
 * Queries the order at an address again; where the service requires a login for this, it leads to the login instead.
 * Inside a game no login is offered, because there is none. Source: spec §4 "Result popup", §6 "SDK view", decision
 * 36.
 */
export function AskAgain(props: {
  readonly order: string
  readonly variant?: 'primary' | 'secondary'
  readonly label: string
  /** Called when the query is done, whatever the answer. */
  readonly onAsked?: () => void
}) {
  const { order, variant = 'primary', label, onAsked } = props
  const { poller, popups, session } = useServices()
  const { t } = useTranslation()
  const { activity, lastAnswer } = useSelected(poller.state, (state) => state)
  const isSdkVisit = useSelected(session, (state) => state.isSdkVisit)
  if (lastAnswer === 'loggedOut' && !isSdkVisit) {
    return (
      <Button variant={variant} onClick={() => popups.getState().push({ kind: 'login' })}>
        {t('destination.logIn')}
      </Button>
    )
  }
  return (
    <Button
      variant={variant}
      busy={activity === 'asking'}
      onClick={() => void poller.refresh(order, 'tapped').then(onAsked)}
    >
      {label}
    </Button>
  )
}

/**
 * The function that opens the drop-in of an order again; null where this tab keeps none for it. Source: spec §4 "to
 * pay", decision 20.
 */
function useDropIn(billingNo: string): (() => void) | null {
  const loadCheckout = useLoadCheckout()
  const [checkout, setCheckout] = useState<CheckoutServices | null>(null)
  useEffect(() => {
    let isGone = false
    loadCheckout().then(
      (loaded) => isGone || setCheckout(loaded),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [loadCheckout])
  return checkout?.placing.dropIns.has(billingNo) ? () => payByDropIn(checkout, billingNo) : null
}
