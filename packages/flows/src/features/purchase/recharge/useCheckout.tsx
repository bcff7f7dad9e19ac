import { AlertMessage } from '@topup/ui-kit'
import {
  type ComponentType,
  createContext,
  useContext,
  useLayoutEffect,
  useState,
  type ReactNode,
  useEffect,
  useRef,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useIsLate } from '../../../frame/PartLost.tsx'
import { loadCode } from '../../../store/loadCode.ts'
import { useServices, useSelected } from '../../../store/servicesContext.tsx'
import { type CheckoutServices, useLoadCheckout } from '../contracts.ts'
import { type Sold, isCardMode } from '@topup/domain'
import { type OpenedProduct, isOpenedHere, keepOpened, type Quote, quoteOf } from './openRecharge.ts'

const CheckoutContext = createContext<CheckoutServices | null>(null)

type Loaded = { readonly checkout: CheckoutServices } | { readonly failure: unknown }

/**
 * Waits for the checkout and provides it to what pays; if it cannot be loaded, the error is thrown to the next boundary. `Coming` stands
 * there until then. Not `use`: see `lazyComponent`.
 */
export function CheckoutProvider({
  Coming = PartComing,
  children,
}: {
  readonly Coming?: ComponentType
  readonly children: ReactNode
}) {
  const loadCheckout = useLoadCheckout()
  const { clock } = useServices()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useLayoutEffect(() => {
    const over = new AbortController()
    loadCode(loadCheckout, clock, over.signal).then(
      (checkout) => over.signal.aborted || setLoaded({ checkout }),
      (failure: unknown) => over.signal.aborted || setLoaded({ failure }),
    )
    return () => over.abort()
  }, [loadCheckout, clock])
  if (loaded === null) return <Coming />
  if ('failure' in loaded) throw loaded.failure
  return <CheckoutContext value={loaded.checkout}>{children}</CheckoutContext>
}

/** In place of a part of a page whose code is slow to come. Source: faults W-12. */
function PartComing() {
  const { reloadForCode } = useServices()
  const { t } = useTranslation()
  if (!useIsLate()) return null
  return (
    <AlertMessage
      place="part"
      title={t('common.loading')}
      text={t('common.slow')}
      action={t('common.tryAgain')}
      onAction={() => void reloadForCode('player')}
    />
  )
}

/** Returns the checkout that surrounds a component. */
export function useCheckout(): CheckoutServices {
  const checkout = useContext(CheckoutContext)
  if (checkout === null) throw new Error('CheckoutProvider is missing')
  return checkout
}

/** The quote, updated whenever something that it depends on changes. */
export function useQuote(): Quote {
  const services = useCheckout()
  useSelected(services.recharge, (state) => state)
  useSelected(services.catalogue, (state) => state.pageConfig)
  return quoteOf(services)
}

/** Whether a card pays for what is chosen. Source: spec §4 "Card mode is entered for". */
export function useCardMode(): boolean {
  return useSelected(useCheckout().recharge, ({ payment }) => isCardMode(payment.choice))
}

/** The product whose recharge is kept open (`keepOpened`); null until it is listed. Source: spec §4 "Recharge flow". */
export function useOpenedProduct(productId: string): Sold | null {
  const services = useCheckout()
  const { recharge, session } = services
  const { product, place } = useSelected(recharge, (state) => state)
  const isHere = useSelected(session, (state) => isOpenedHere({ place }, state))
  const opened = useRef<OpenedProduct | null>(null)
  useEffect(() => keepOpened(services, productId, opened), [services, productId])
  return isHere && product?.productId === productId ? product : null
}

/** The parts of a recharge that Buy may wait for; each is an element's id. */
export const partIds = { methods: 'recharge-methods', card: 'recharge-card' } as const

export type RechargePart = keyof typeof partIds

/** Leads the player to a part: scrolls to what is to be done there and focuses it. */
export function leadToPart(part: RechargePart): void {
  const fields = document.getElementById(partIds[part])?.querySelectorAll<HTMLElement>('[role=radio], input')
  const all = [...(fields ?? [])]
  const target = all.find((field) => field instanceof HTMLInputElement && field.value.trim() === '') ?? all[0]
  target?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}
