import { readText } from '@topup/domain'
import { newId } from '../platform/newId.ts'
import type { Vault } from '../platform/vault.ts'

/** The device's id: from the link, else stored, else new; kept for the next visit. Source: spec §3 "uuid", §7 `idfv`. */
export function deviceIdOf(vault: Vault, fromEntry: string | null): string {
  const deviceId = fromEntry ?? vault.read('uuid', (stored) => readText(stored, 128)) ?? newId()
  vault.write('uuid', deviceId)
  return deviceId
}
