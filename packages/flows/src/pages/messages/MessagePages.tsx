import { Button, Buttons, iconExternal, iconGame, iconRefresh } from '@topup/ui-kit'
import {
  BrokenLinkPicture,
  FaultyFormPicture,
  LostMapPicture,
  MessagePage,
  NotFoundPicture,
} from '@topup/ui-kit/popups'
import '@topup/ui-kit/styles/popups.css'
import { useTranslation } from 'react-i18next'
import { CustomerServiceButton } from '../../features/support/CustomerServiceButton.tsx'
import { MessageFrame } from '../../frame/MessageFrame.tsx'
import { useGo } from '../../store/servicesContext.tsx'
import { withTrackedParams } from '../../store/state/routeTarget.ts'
import { useEffect } from 'react'
import { assertNever } from '@topup/domain'
export { RealNamePage } from '../realName/RealNamePage.tsx'

/**
 * The page for a link that the store cannot use. Source: spec §2 `/showError`, §8 "Parameter error page",
 * decision 37.
 */
export function ParameterErrorPage() {
  const { t } = useTranslation()
  return (
    <MessageFrame>
      <MessagePage
        picture={<BrokenLinkPicture />}
        title={t('pages.parameterError.title')}
        text={t('pages.parameterError.text')}
        actions={
          <Buttons>
            <CustomerServiceButton />
            <Button
              variant="secondary"
              icon={iconRefresh}
              onClick={() => location.assign(withTrackedParams('/', location.search))}
            >
              {t('pages.crashed.reload')}
            </Button>
          </Buttons>
        }
      />
    </MessageFrame>
  )
}

/**
 * The page for a visit whose payment region could not be determined. Source: spec §2 "Not-area page", §4
 * "Payment region resolution".
 */
export function NotAreaPage() {
  const { t } = useTranslation()
  return (
    <MessageFrame>
      <MessagePage
        picture={<LostMapPicture />}
        title={t('pages.notArea.title')}
        text={t('pages.notArea.text')}
        hints={[
          { icon: iconGame, title: t('pages.notArea.fromGame'), text: t('pages.notArea.fromGameText') },
          { icon: iconExternal, title: t('pages.notArea.checkLink'), text: t('pages.notArea.checkLinkText') },
        ]}
        actions={<CustomerServiceButton />}
      />
    </MessageFrame>
  )
}

/** The 404 page, with a link to the first page. Source: spec §2 "any other path". */
export function NotFoundPage() {
  const { t } = useTranslation()
  const go = useGo()
  return (
    <MessageFrame>
      <MessagePage
        picture={<NotFoundPicture />}
        title={t('pages.notFound.title')}
        text={t('pages.notFound.text')}
        actions={<Button onClick={() => go('/')}>{t('pages.notFound.home')}</Button>}
      />
    </MessageFrame>
  )
}

/**
 * The page of a game's tab that has lost the game's session: nothing is sold, and nobody else's login is used.
 * Source: decision 55.
 */
export function ReopenPage() {
  const { t } = useTranslation()
  return (
    <MessageFrame icon={iconGame}>
      <MessagePage
        picture={<BrokenLinkPicture />}
        title={t('pages.reopen.title')}
        text={t('pages.reopen.text')}
        actions={<CustomerServiceButton />}
      />
    </MessageFrame>
  )
}

/**
 * The page for a payment link that cannot be opened; the address keeps the link's id, so that the player can
 * try again. Source: spec §2 `/errorReplenish`, §8 (-3016).
 */
export function PaymentLinkErrorPage() {
  const { t } = useTranslation()
  const go = useGo()
  return (
    <MessageFrame icon={iconRefresh} title={t('paymentLink.title')}>
      <MessagePage
        picture={<FaultyFormPicture />}
        title={t('paymentLink.errorTitle')}
        text={t('paymentLink.errorText')}
        actions={
          <Buttons>
            <CustomerServiceButton />
            <Button variant="secondary" onClick={() => go('/replenishGoods')}>
              {t('common.tryAgain')}
            </Button>
          </Buttons>
        }
      />
    </MessageFrame>
  )
}

/**
 * The page that is shown when the store cannot open. Source: decisions 37 and 55, spec §4 "Payment region
 * resolution".
 */
export function ClosedStore({ reason }: { readonly reason: 'unknownOrigin' | 'noRegion' | 'lostVisit' }) {
  switch (reason) {
    case 'noRegion':
      return <NotArea />
    case 'unknownOrigin':
      return <ParameterErrorPage />
    case 'lostVisit':
      return <ReopenPage />
    default:
      return assertNever(reason)
  }
}

/** Stands at the address of its own page, whatever was opened. Source: spec §2 `/notArea`. */
function NotArea() {
  const go = useGo()
  useEffect(() => go('/notArea', { replace: true }), [go])
  return <NotAreaPage />
}
