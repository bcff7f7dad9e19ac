import { factText, fullNameOf, mayOpenWindows } from '@topup/domain'
import { GamePicture, NameLine } from '@topup/ui-kit'
import { FinePrint, RecipientCard } from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'
import { useLegalLinks } from '../../../frame/StoreLegalLinks.tsx'
import { useSelected, useServices } from '../../../store/servicesContext.tsx'
import { accountOf } from '../../../store/state/sessionStore.ts'
import { useGameLogo } from '../../games/GameLogo.tsx'
import { useCheckout, useCardMode } from './useCheckout.tsx'

/**
 * Who receives the product, in which game, and whose account pays, over Buy; `change`: with the way to another
 * character, which is shut while an order is being placed. Source: decisions 31 and 67.
 */
export function Recipient({ change }: { readonly change: 'offered' | 'none' }) {
  const { session, recharge, popups } = useCheckout()
  const { t } = useTranslation()
  const account = useSelected(session, accountOf)
  const game = useSelected(session, (state) => state.game)
  const clientId = useSelected(session, (state) => state.clientId)
  const isPlacing = useSelected(recharge, (state) => state.placing.kind !== 'no' || state.isAwaiting)
  const picture = useGameLogo(clientId, game?.logoUrl ?? null)
  return (
    <RecipientCard
      label={t('recharge.recipient')}
      picture={<GamePicture src={picture} size="s" />}
      title={<CharacterLine />}
      note={<NameLine of={[game && fullNameOf(game), account?.username].flatMap((name) => name || [])} />}
      change={
        change === 'none'
          ? undefined
          : {
              label: t('common.change'),
              press: () => popups.getState().push({ kind: 'serverCharacter' }),
              disabled: isPlacing,
            }
      }
    />
  )
}

/** The character that receives the product, in one line: "Kaelith · S128 Moonfall". Source: decision 31. */
export function CharacterLine() {
  const { selection } = useServices()
  const { character, server } = useSelected(selection, (state) => state.selection)
  return <NameLine of={[character?.display, server?.display].flatMap((name) => name ?? [])} />
}

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
  const hasWindow = !isCardMode && mayOpenWindows(device.userAgent)
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
