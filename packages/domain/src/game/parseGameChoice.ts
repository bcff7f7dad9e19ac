import { ownValue, readText } from '../base/readers.ts'
import type { GameChoice } from './gameChoice.ts'

/** Reads the stored game; null when it is damaged. Source: spec §3 "Stored browser items", faults M-21. */
export function parseGameChoice(value: unknown): GameChoice | null {
  const clientId = readText(ownValue(value, 'clientId'))
  const name = readText(ownValue(value, 'name'))
  if (clientId === null || name === null) return null
  const logoUrl = readText(ownValue(value, 'logoUrl'), 2048)?.match(/^https:\/\/[^]*/i)
  return {
    clientId,
    gpId: readText(ownValue(value, 'gpId')) ?? '',
    name,
    parentName: readText(ownValue(value, 'parentName')),
    parentClientId: readText(ownValue(value, 'parentClientId')),
    logoUrl: logoUrl?.[0] ?? null,
    subGameCode: readText(ownValue(value, 'subGameCode')),
    isSelected: ownValue(value, 'isSelected') === true,
  }
}
