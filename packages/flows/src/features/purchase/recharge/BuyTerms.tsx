import { FinePrint } from '@topup/ui-kit/popups'
import { factText, inAppBrowserOf } from '@topup/domain'
import { useTranslation } from 'react-i18next'
import { useLegalLinks } from '../../../frame/useLegalLinks.ts'
import { useCheckout } from '../checkout/checkoutContext.tsx'
import { useCardMode } from './card/useCardMode.ts'

/**
 * Who sells, on what terms, and that the payment opens in a new window, in one line under Buy; where the store has the
 * notice of specified commercial transactions, that too. Source: spec §2 "footer", decision 64.
 */
export function BuyTerms() {
  const { brand, device, popups, translator } = useCheckout()
  const { t } = useTranslation()
  const { terms } = useLegalLinks()
  const isCardMode = useCardMode()
  const { seller, defaultLanguage, notices = [] } = brand
  const hasWindow = !isCardMode && inAppBrowserOf(device.userAgent) === null
  const name = seller && factText(seller.name, translator.language(), defaultLanguage)
  const notice = 'specifiedCommercialTransactions'
  return (
    <FinePrint
      parts={[
        ...(name ? [{ kind: 'text' as const, text: t('recharge.soldBy', { seller: name }) }] : []),
        { kind: 'link', text: t('legal.terms'), href: terms },
        ...(notices.includes(notice)
          ? [
              {
                kind: 'popup' as const,
                text: t(`legal.${notice}.title`),
                press: () => popups.getState().push({ kind: 'notice', notice }),
              },
            ]
          : []),
        ...(hasWindow ? [{ kind: 'text' as const, text: t('recharge.newWindow') }] : []),
      ]}
    />
  )
}
