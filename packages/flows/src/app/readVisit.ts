import { chooseLanguage, isMobile, parseEntry, parseLanguage, platformOf } from '@topup/domain'
import type { Entry, EntrySecrets, Language, PaymentRegion, Result } from '@topup/domain'
import { keepLinkLanguage } from '../i18n/linkLanguage.ts'
import type { Vault } from '../platform/vault.ts'
import { deviceIdOf } from './deviceId.ts'
import { firstClientId } from './firstClientId.ts'
import { firstRegion } from './firstRegion.ts'
import type { Device } from './services.ts'
import type { VisitBrand } from './visitBrand.ts'

/** How a visit begins: what the link asked for, and what follows for device, game, payment region and language. */
export interface Visit {
  readonly entry: Entry
  readonly secrets: EntrySecrets
  readonly device: Device
  readonly clientId: string
  /** Without a payment region there is nothing to sell. Source: spec §4. */
  readonly region: Result<PaymentRegion, 'none'>
  readonly language: Language
  /** `sdk`: opened inside a game; what is stored on this device is not acted on. Source: spec §6. */
  readonly kind: 'sdk' | null
}

/**
 * Reads the link, what is stored and what the browser says. `search` is the query string as it arrived, secrets
 * included. Whoever asks, early or late, finds the same; device id and region are kept for the next visit.
 */
export function readVisit(from: {
  readonly brand: VisitBrand
  readonly vault: Vault
  /** The vault of this tab. */
  readonly tab: Vault
  readonly search: string
  readonly navigator: Pick<Navigator, 'userAgent' | 'maxTouchPoints' | 'languages'>
}): Visit {
  const { brand, vault, tab, navigator } = from
  const { userAgent, maxTouchPoints } = navigator
  const { entry, secrets } = parseEntry(from.search)
  const platform = platformOf(userAgent, maxTouchPoints)
  const clientId = firstClientId({ brand, entry, vault, platform })
  return {
    entry,
    secrets,
    device: {
      platform,
      isMobile: isMobile(userAgent, maxTouchPoints),
      userAgent,
      deviceId: deviceIdOf(vault, entry.idfv),
    },
    clientId,
    region: firstRegion({ brand, entry, clientId, vault }),
    language: chooseLanguage({
      requested: keepLinkLanguage(tab, entry.language),
      saved: vault.read('language', parseLanguage),
      browserLanguages: navigator.languages,
      brand,
    }),
    kind: entry.clientId !== null && secrets.oauthVerifier === null ? entry.visit : null,
  }
}
