import type { BrandConfig } from '@topup/domain'
import type { Device } from '../store/services.ts'

/** The card script that this visitor gets: on devices that are no phones, where the brand has one. Source: spec §1. */
export function cardScriptFor(
  { cardScriptUrl }: Pick<BrandConfig, 'cardScriptUrl'>,
  { isMobile }: Pick<Device, 'isMobile'>,
): string | null {
  return isMobile ? null : (cardScriptUrl ?? null)
}
