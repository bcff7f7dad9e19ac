import { formatPrice } from '@topup/domain'
import { Button, Buttons, Header, LinkButton, NameLine, iconTopUp } from '@topup/ui-kit'
import {
  BrokenLinkPicture,
  type Definition,
  Definitions,
  HourglassPicture,
  LiveLine,
  LostMapPicture,
  MessagePage,
  takeFocus,
} from '@topup/ui-kit/popups'
import { type ComponentType, type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsPast } from '../../platform/useIsPast.ts'
import type { Handover } from '../handover.ts'
import { type PayState, firstPayState, leave, runPayDocument } from './payForm.ts'
import type { OpenPayDocument } from './receiveHandover.ts'

export interface PayDocumentProps extends OpenPayDocument {
  readonly storeName: string
  readonly Mark: ComponentType
}

/**
 * Runs a drop-in for the order that was handed over; when it is over, the provider's form is removed from the
 * page. Source: decisions 20 and 29, faults M-15.
 */
export function PayDocument({ payUrl, storeName, store, Mark, ...run }: PayDocumentProps) {
  const { received, module, wallets, returned, isLocal, browser, tab, device, clock } = run
  const [state, setState] = useState(() => firstPayState(tab, { received, module }))
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = place.current
    const stop = runPayDocument({
      received,
      module,
      // An element for the provider alone: whatever its code leaves there is removed with it.
      makePlace: () => element?.appendChild(document.createElement('div')) ?? null,
      isLocal,
      wallets,
      returned,
      tab,
      device,
      browser,
      clock,
      onState: setState,
    })
    return () => {
      stop()
      if (element !== null) element.textContent = ''
    }
  }, [received, module, wallets, returned, isLocal, browser, tab, device, clock])

  const isSlow = useIsPast(clock, slowAfterMs)
  const { t } = useTranslation()
  useEffect(() => nameFrames(document, t('payForm.title')), [t])

  return (
    <PayView
      mark={<Mark />}
      storeName={storeName}
      state={state}
      isSlow={isSlow}
      handover={received?.handover ?? null}
      payUrl={payUrl}
      place={place}
      onRetry={() => browser.location.reload()}
      onLeave={() => leave(browser, { isOwnWindow: received?.isOwnWindow ?? false, store })}
    />
  )
}

/** After how long the document says why there is no form yet. Source: decision 77, faults W-12. */
const slowAfterMs = 3_000

export interface PayViewProps {
  readonly mark: ReactNode
  readonly storeName: string
  readonly state: PayState
  /** Whether the form is slow to come. */
  readonly isSlow?: boolean | undefined
  /** Null when the document received nothing to pay. */
  readonly handover: Handover | null
  /** The checked payment URL of the order; null without one. */
  readonly payUrl: string | null
  /** The element for the provider's form. */
  readonly place: Ref<HTMLDivElement>
  readonly onRetry: () => void
  readonly onLeave: () => void
}

/**
 * Shows the pay document: recipient and amount, the provider's form, and the way back to the store at any time.
 * It never says how a payment ended. Source: decisions 20 and 31.
 */
export function PayView({ mark, storeName, ...rest }: PayViewProps) {
  const { t } = useTranslation()
  return (
    <>
      <Header mark={mark} storeName={storeName} icon={iconTopUp} title={t('payForm.title')} />
      <PayBody {...rest} />
    </>
  )
}

function PayBody(props: Omit<PayViewProps, 'mark' | 'storeName'>) {
  const { state, isSlow, handover, payUrl, place, onRetry, onLeave } = props
  const { t } = useTranslation()
  const back = (look?: 'secondary') => (
    <Button variant={look} onClick={onLeave}>
      {t('payForm.back')}
    </Button>
  )
  switch (state) {
    case 'empty':
      return <Lost title={t('payForm.emptyTitle')} text={t('payForm.emptyText')} back={back()} />
    case 'blocked':
      return <Lost title={t('payForm.blockedTitle')} text={t('payForm.blockedText')} back={back()} />
    case 'broken':
      return (
        <Broken billingNo={handover?.billingNo} payUrl={payUrl} onRetry={onRetry}>
          {back('secondary')}
        </Broken>
      )
    case 'over':
      return (
        <MessagePage
          picture={<HourglassPicture />}
          title={t('payForm.overTitle')}
          titleRef={takeFocus}
          text={t('payForm.overText')}
          code={handover?.billingNo}
          actions={back()}
        />
      )
    case 'loading':
    case 'open':
      return (
        <PayForm isLoading={state === 'loading'} isSlow={isSlow} handover={handover} place={place}>
          {back('secondary')}
        </PayForm>
      )
  }
}

/** There is no form to show, and nothing to pay here: why, and the way back. */
function Lost(props: { readonly title: string; readonly text: string; readonly back: ReactNode }) {
  const { title, text, back } = props
  return (
    <MessagePage picture={<LostMapPicture />} title={title} titleRef={takeFocus} text={text} actions={back} />
  )
}

/** The form is broken: the provider's own page where there is one, trying again, and the way back as `children`. */
function Broken(
  props: Pick<PayViewProps, 'payUrl' | 'onRetry'> & {
    readonly billingNo: string | undefined
    readonly children: ReactNode
  },
) {
  const { billingNo, payUrl, onRetry, children } = props
  const { t } = useTranslation()
  return (
    <MessagePage
      picture={<BrokenLinkPicture />}
      title={t('payForm.brokenTitle')}
      titleRef={takeFocus}
      text={t('payForm.brokenText')}
      code={billingNo}
      actions={
        <Buttons>
          {payUrl !== null && <LinkButton href={payUrl}>{t('payForm.providerPage')}</LinkButton>}
          <Button variant={payUrl === null ? undefined : 'secondary'} onClick={onRetry}>
            {t('common.tryAgain')}
          </Button>
          {children}
        </Buttons>
      }
    />
  )
}

/** The provider's form under what is paid; `children` is the way back. */
function PayForm({
  isLoading,
  isSlow = false,
  handover,
  place,
  children,
}: Pick<PayViewProps, 'handover' | 'isSlow' | 'place'> & {
  readonly isLoading: boolean
  readonly children: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <main className="page page--plain" aria-busy={isLoading}>
      <div className="pad stack">
        {handover !== null && <Summary of={handover} />}
        {isLoading && <LiveLine>{t(isSlow ? 'common.slow' : 'pay.opening')}</LiveLine>}
        <div ref={place} />
        <p className="small muted">{t('payForm.note')}</p>
        {children}
      </div>
    </main>
  )
}

function Summary({ of }: { readonly of: Handover }) {
  const { t } = useTranslation()
  const { product, role: character, server, game, amount, billingNo, language } = of
  const where = [character, server].flatMap((name) => name ?? [])
  const line = (term: string, value: ReactNode, tone?: 'total'): readonly Definition[] =>
    value === null ? [] : [{ term, value, tone }]
  return (
    <Definitions
      variant="receipt"
      groups={[
        [
          ...line(t('result.product'), product),
          ...line(t('result.character'), where.length === 0 ? null : <NameLine of={where} />),
          ...line(t('recharge.game'), game),
          ...line(t('result.order'), billingNo),
        ],
        line(t('result.amount'), amount === null ? null : formatPrice(amount, language), 'total'),
      ]}
    />
  )
}

/**
 * Gives every frame that a provider's code adds to the page, and that has no name of its own, this one: a screen
 * reader would read its address. Returns a function that stops. Source: decision 20.
 */
function nameFrames(page: Document, name: string): () => void {
  const nameAll = () => {
    for (const frame of page.querySelectorAll('iframe:not([title])')) frame.setAttribute('title', name)
  }
  nameAll()
  const observer = new MutationObserver(nameAll)
  observer.observe(page.documentElement, { childList: true, subtree: true })
  return () => observer.disconnect()
}
