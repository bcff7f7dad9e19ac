import { assertNever } from '@topup/domain'
import { Button, Buttons, iconInfo, iconTicket, iconWarn } from '@topup/ui-kit'
import { ContinuedPopup, Dialog, DialogMark, PopupOrderContext, StandInContext } from '@topup/ui-kit/popups'
import '@topup/ui-kit/styles/popups.css'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountPopup } from '../features/account/AccountPopup.tsx'
import { LanguagePopup } from '../features/account/LanguagePopup.tsx'
import { GamesPopup } from '../features/games/GamesPopup.tsx'
import { ServerCharacterPopup } from '../features/games/ServerCharacterPopup.tsx'
import type { IntentStep } from '../features/games/continueIntent.ts'
import { NoticePopup } from '../features/legal/NoticePopup.tsx'
import { LoginPopup } from '../features/login/LoginPopup.tsx'
import { OtherBrowserPopup } from '../features/login/social/OtherBrowserPopup.tsx'
import { RegionPopup } from '../features/region/RegionPopup.tsx'
import { CopySupportDetails, HelpLink } from '../features/support/CopyDetails.tsx'
import { CustomerServiceButton } from '../features/support/CustomerServiceButton.tsx'
import { type Services, madeOnce } from '../store/services.ts'
import { useLazyParts, useSelected, useServices } from '../store/servicesContext.tsx'
import type { ConfirmAnswer, ConfirmRequest, OpenPopup, OrderPopup } from '../store/state/popupStack.ts'

/** Draws all open popups, the top one last. */
export function PopupLayers(): ReactNode {
  const services = useServices()
  const open = useSelected(services.popups, (state) => state.open)
  const standIn = useSelected(services.popups, (state) => state.standIn)
  useEffect(() => trackPopups(services), [services])
  return (
    <StandInContext value={standIn}>
      {open.map((popup) => (
        <InOrder key={popup.id} id={popup.id}>
          {popup.continues ? (
            <ContinuedPopup>
              <Popup popup={popup} />
            </ContinuedPopup>
          ) : (
            <Popup popup={popup} />
          )}
        </InOrder>
      ))}
    </StandInContext>
  )
}

/** Keeps a popup in its place, also when it is drawn after those above it because its code or checkout came later. */
function InOrder({ id, children }: { readonly id: number; readonly children: ReactNode }): ReactNode {
  const { popups } = useServices()
  const order = useMemo(
    () => ({ stack: popups, level: () => popups.getState().open.findIndex((popup) => popup.id === id) }),
    [popups, id],
  )
  return <PopupOrderContext value={order}>{children}</PopupOrderContext>
}

function Popup({ popup }: { readonly popup: OpenPopup }): ReactNode {
  const { popups } = useServices()
  const { OrderPopups } = useLazyParts()
  const close = () => popups.getState().close(popup.id)
  if (isOrderPopup(popup)) return <OrderPopups popup={popup} onClose={close} />
  switch (popup.kind) {
    case 'login':
      return <LoginPopup step={stepOf(popup)} onClose={close} />
    case 'games':
      return <GamesPopup onClose={close} />
    case 'serverCharacter':
      return <ServerCharacterPopup step={stepOf(popup)} onClose={close} />
    case 'otherBrowser':
      return <OtherBrowserPopup login={popup.login} onClose={close} />
    case 'language':
      return <LanguagePopup onClose={close} />
    case 'region':
      return <RegionPopup onClose={close} />
    case 'account':
      return <AccountPopup onClose={close} />
    case 'notice':
      return <NoticePopup notice={popup.notice} onClose={close} />
    case 'tip':
      return <TipPopup title={popup.title} text={popup.text} help={popup.help} onClose={close} />
    case 'confirm':
      return <ConfirmPopup question={popup} onClose={close} />
    default:
      return assertNever(popup)
  }
}

const stepOf = ({
  id,
  intent,
}: Extract<OpenPopup, { readonly kind: 'login' | 'serverCharacter' }>): IntentStep | undefined =>
  intent && { id, intent }

const orderKinds: readonly OpenPopup['kind'][] = [
  'recharge',
  'subMethods',
  'coupons',
  'couponWallet',
  'couponHistory',
  'result',
  'named',
] satisfies readonly OrderPopup['kind'][]

const isOrderPopup = (popup: OpenPopup): popup is OrderPopup => orderKinds.includes(popup.kind)

/** Asks before something that is hard to undo. Source: spec §5 "Confirmations". */
export function ConfirmPopup(props: { readonly question: ConfirmRequest; readonly onClose: () => void }) {
  const { question, onClose } = props
  const answer = (given: ConfirmAnswer) => {
    // Resolved before closing: closing alone means that there was no answer. Stays inside the tap (decision 30).
    question.resolve(given)
    onClose()
  }
  const { tone } = question
  const confirm = (
    <Button variant={confirmLooks[tone]} onClick={() => answer('confirm')}>
      {question.confirmLabel}
    </Button>
  )
  const cancel = (
    <Button variant={tone === 'offer' ? 'primary' : 'secondary'} onClick={() => answer('cancel')}>
      {question.cancelLabel}
    </Button>
  )
  return (
    <Dialog
      role="alertdialog"
      title={question.title}
      text={question.text}
      mark={marks[tone]}
      onClose={onClose}
      actions={
        // What cannot be undone must not be under the thumb: it comes second, and is no larger than the way back.
        <Buttons layout={tone === 'destructive' ? 'row' : 'column'}>
          {tone === 'plain' ? confirm : cancel}
          {tone === 'plain' ? cancel : confirm}
          {question.sendsToHelp && <CustomerServiceButton variant="text" />}
        </Buttons>
      }
    />
  )
}

const confirmLooks = { plain: 'primary', destructive: 'destructive', offer: 'secondary' } as const

const marks = {
  plain: <DialogMark icon={iconWarn} tone="warn" />,
  destructive: undefined,
  offer: <DialogMark icon={iconTicket} />,
} as const

/**
 * Shows one message and waits for "Got it"; one about customer service offers its address, where there is one, and what to
 * bring along. Source: spec §2 "Generic tip", decision 76.
 */
function TipPopup({
  title,
  text,
  help,
  onClose,
}: {
  readonly title: string
  readonly text: string
  readonly help?: string | null | undefined
  readonly onClose: () => void
}) {
  const { t } = useTranslation()
  const gotIt = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} onClick={onClose}>
      {t('common.gotIt')}
    </Button>
  )
  return (
    <Dialog
      role="alertdialog"
      title={title}
      text={text}
      mark={<DialogMark icon={iconInfo} />}
      onClose={onClose}
      actions={
        help === undefined ? (
          gotIt('primary')
        ) : (
          <Buttons>
            {help !== null && <HelpLink href={help} />}
            <CopySupportDetails variant={help === null ? 'primary' : 'secondary'} />
            {gotIt('secondary')}
          </Buttons>
        )
      }
    />
  )
}

type Watched = Pick<Services, 'made' | 'popups' | 'tracking'>

/** The newest popup that was tracked. */
const noneTracked = () => ({ id: 0 })

/**
 * Tracks the popups that count as a view, each once, from when the code that draws them is there. Returns a function that
 * stops it. Source: spec §7 "Event names".
 */
export function trackPopups(services: Watched): () => void {
  const { popups } = services
  const newest = madeOnce(services, noneTracked)
  const look = () => {
    for (const popup of popups.getState().open) {
      if (popup.id <= newest.id) continue
      newest.id = popup.id
      trackPopup(services, popup)
    }
  }
  look()
  return popups.subscribe(look)
}

function trackPopup({ tracking }: Watched, popup: OpenPopup): void {
  if (popup.kind === 'games') tracking.track('viewGameList')
  if (popup.kind === 'recharge') tracking.track('viewProductDetail', { value: popup.productId })
}
