import '@topup/ui-kit/styles/popups.css'
import { ContinuedPopup, PopupOrderContext, StandInContext } from '@topup/ui-kit/popups'
import { assertNever } from '@topup/domain'
import { useEffect, useMemo, type ReactNode } from 'react'
import { AccountPopup } from '../features/account/AccountPopup.tsx'
import { LanguagePopup } from '../features/account/LanguagePopup.tsx'
import { useSelected, useServices } from '../store/servicesContext.tsx'
import { ConfirmPopup } from './ConfirmPopup.tsx'
import { TipPopup } from './TipPopup.tsx'
import { GamesPopup } from '../features/games/GamesPopup.tsx'
import type { IntentStep } from '../features/games/continueIntent.ts'
import { ServerCharacterPopup } from '../features/games/ServerCharacterPopup.tsx'
import { NoticePopup } from '../features/legal/NoticePopup.tsx'
import { LoginPopup } from '../features/login/LoginPopup.tsx'
import { RegionPopup } from '../features/region/RegionPopup.tsx'
import { OtherBrowserPopup } from '../features/login/social/OtherBrowserPopup.tsx'
import { trackPopups } from '../features/tracking/trackPopups.ts'
import { orderPopups } from './orderPopupsPart.ts'
import type { OrderPopup } from './OrderPopups.tsx'
import type { OpenPopup } from '../store/state/popupStack.ts'

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
  const close = () => popups.getState().close(popup.id)
  if (isOrderPopup(popup)) return <orderPopups.Part popup={popup} onClose={close} />
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
