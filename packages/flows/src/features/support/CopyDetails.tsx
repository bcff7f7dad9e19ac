import { Button, type ButtonVariant, LinkButton, iconCopy } from '@topup/ui-kit'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../platform/copyText.ts'
import { storeVersion } from '../../platform/storeVersion.ts'
import { zoneOfDevice } from '../../platform/zoneOfDevice.ts'
import type { Services } from '../../store/services.ts'
import { useServices } from '../../store/servicesContext.tsx'

/**
 * Copies a text for customer service; where copying is not allowed, shows it, so that it can be selected. Source: decisions 64 and 76,
 * faults W-04.
 */
export function CopyDetails(props: {
  /** Called at the tap, so that the text says what is known by then. */
  readonly details: () => string
  readonly variant?: ButtonVariant | undefined
}) {
  const { details, variant = 'text' } = props
  const { popups, toasts } = useServices()
  const { t } = useTranslation()
  const copy = async () => {
    const text = details()
    if (await copyText(text, window)) return toasts.getState().show('success', t('order.detailsCopied'))
    popups.getState().push({ kind: 'tip', title: t('order.copyDetails'), text })
  }
  return (
    <Button variant={variant} icon={iconCopy} onClick={() => void copy()}>
      {t('order.copyDetails')}
    </Button>
  )
}

/** Copies what is known without an order, so that no way to customer service ends empty-handed. Source: decision 76. */
export function CopySupportDetails({ variant }: { readonly variant?: ButtonVariant }) {
  const services = useServices()
  return <CopyDetails variant={variant} details={() => supportDetails(services, window.location)} />
}

/** One line of what customer service is told: a term and its value; a line without a value is left out. */
export type DetailLine = readonly [term: string, value: string | null | undefined]

type Known = Pick<Services, 'brand' | 'clock' | 'deployment' | 'translator'>

/** The store, its release, and language and zone of the device. Source: decisions 64, 76 and 85. */
export const storeLines = ({ brand, clock, deployment, translator }: Known): readonly DetailLine[] => [
  ['Store', `${brand.name} (${brand.key}, ${deployment.environment})`],
  ['Release', storeVersion()],
  ['Language', translator.language()],
  ['Time zone', zoneOfDevice(clock.now())],
]

/** The lines as one text. */
export const detailText = (lines: readonly DetailLine[]): string =>
  lines.flatMap(([term, value]) => (value ? `${term}: ${value}` : [])).join('\n')

/**
 * What customer service can use where there is no order: when, where in the store, which game, and which payment link.
 * Of the address only the path and the id of the link are taken, because anything else in it may be a secret; the id
 * is none, it is carried from page to page. Source: decisions 35, 64 and 76.
 */
export function supportDetails(
  services: Known & Pick<Services, 'session'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string {
  const { clientId, game } = services.session.getState()
  return detailText([
    ...storeLines(services),
    ['Time', new Date(services.clock.now()).toISOString()],
    ['Page', pathname],
    ['Game', game === null ? clientId : `${game.name} (${game.clientId})`],
    ['Payment link', new URLSearchParams(search).get('replenish_id')],
  ])
}

/**
 * The way to customer service: a page opens beside the store, an e-mail in the device's mail program. Source:
 * decision 64.
 */
export function HelpLink({ href }: { readonly href: string }) {
  const { t } = useTranslation()
  return href.startsWith('mailto:') ? (
    <LinkButton href={href}>{t('support.write')}</LinkButton>
  ) : (
    <LinkButton href={href} target="_blank" rel="noopener">
      {t('support.open')}
    </LinkButton>
  )
}
