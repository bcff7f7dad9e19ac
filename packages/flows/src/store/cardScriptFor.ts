import type { BrandConfig, CardScript } from '@topup/domain'
import type { Device } from './services.ts'

/** The card script for this visitor, if the brand has one and the device is not a phone. Source: spec §1. */
export function cardScriptFor(
  { cardScript }: Pick<BrandConfig, 'cardScript'>,
  { isMobile }: Pick<Device, 'isMobile'>,
): CardScript | null {
  return isMobile ? null : (cardScript ?? null)
}
