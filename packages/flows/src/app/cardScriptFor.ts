import type { BrandConfig } from '@topup/domain'
import type { Device } from '../store/services.ts'

/** The card script for this visitor, if the brand has one and the device is not a phone. Source: spec §1. */
export function cardScriptFor(
  { cardScriptUrl }: Pick<BrandConfig, 'cardScriptUrl'>,
  { isMobile }: Pick<Device, 'isMobile'>,
): string | null {
  return isMobile ? null : (cardScriptUrl ?? null)
}
