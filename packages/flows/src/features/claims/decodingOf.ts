import type { DecodeOptions } from '@topup/api-client'
import type { Services } from '../../store/services.ts'

/** How answers about rewards are decoded now: in the player's language, else the brand's. Source: spec §3 "VIP info". */
export function decodingOf({
  brand,
  deployment,
  translator,
}: Pick<Services, 'brand' | 'deployment' | 'translator'>): DecodeOptions {
  return {
    allowLocalHosts: deployment.environment === 'local',
    languages: [translator.language(), brand.defaultLanguage],
  }
}
