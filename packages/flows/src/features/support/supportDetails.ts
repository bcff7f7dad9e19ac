import { storeVersion } from '../../platform/storeVersion.ts'
import { zoneOfDevice } from '../../platform/zoneOfDevice.ts'
import type { Services } from '../../store/services.ts'

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
