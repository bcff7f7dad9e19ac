import type { RequestOf, trackEvent } from '@topup/api-client'
import { productTracking, inAppBrowserOf, trackingPayload, userTrackedFields } from '@topup/domain'
import { accountOf } from '../../store/state/sessionStore.ts'
import { findProduct } from '../../store/findProduct.ts'
import { storeVersion } from '../../platform/storeVersion.ts'
import { wireSourceOf } from '../../visit/trafficSource.ts'
import { lineOf, mostFailures } from './lateFailures.ts'
import type { Failure, Noted } from '../../store/state/tracking.ts'
import type { Sender } from './sender.ts'

/** The fields that identify the player: they go into `user`, all others into `base`. */
const userFields: ReadonlySet<string> = new Set(userTrackedFields)

/**
 * Builds the request of one event: base data, the player's ids and the event's own fields, limited to the allow-list.
 * Source: spec §7 "base and user data", decision 38 (`utm`), faults P-01 and S23.
 */
export function eventRequest(sender: Sender, noted: Noted): RequestOf<typeof trackEvent> {
  const { event, facts } = noted
  const { method, ...own } = facts
  const { product = findProduct(sender.catalogue.getState().products, facts.value ?? null) } = facts
  const fields = {
    ...baseFacts(sender, noted),
    failures: textOf(noted.failures),
    ...userFacts(noted),
    ...own,
    ...(product === null ? {} : productTracking(product)),
    ...method,
  }
  const payload = trackingPayload({ event, fields, secrets: secretsOf(noted) })
  const entries = Object.entries(payload.fields)
  const { appId, eventId } = sender.brand.tracking
  return {
    event,
    event_id: eventId,
    app_id: appId,
    base: JSON.stringify(Object.fromEntries(entries.filter(([name]) => !userFields.has(name)))),
    user: JSON.stringify(Object.fromEntries(entries.filter(([name]) => userFields.has(name)))),
  }
}

function baseFacts(sender: Sender, { session, page }: Noted) {
  const { brand, deployment, device, entry, translator, brandStorage } = sender
  const { trackedUtm } = brand
  const utm = Object.entries(entry.utm).filter(
    ([name]) => trackedUtm?.region === session.region && trackedUtm.parameters.indexOf(name) !== -1,
  )
  return {
    brand: brand.key,
    environment: deployment.environment,
    version: storeVersion(),
    region: session.region,
    language: translator.language(),
    platform: device.platform,
    inAppBrowser: inAppBrowserOf(device.userAgent),
    trafficSource: wireSourceOf({ entry, brandStorage }),
    page,
    did: device.deviceId,
    idfv: device.deviceId,
    ...Object.fromEntries(utm),
  }
}

function userFacts({ session, selection }: Noted) {
  const account = accountOf(session)
  const { vip, clientId } = session
  const isVipKnown = vip !== null && vip.clientId === clientId && vip.suid === account?.suid
  return {
    ...(isVipKnown && { vipLevel: vip.level }),
    suid: account?.suid,
    gpId: account?.gpId ?? session.game?.gpId,
    clientId,
    serverId: selection.server?.value,
    roleId: selection.character?.value,
  }
}

/** Lists the first five failures, each once and whole. Source: decision 13. */
function textOf(failures: readonly Failure[]): string | undefined {
  const text = [...new Set(failures.map(lineOf))].slice(0, mostFailures).join('; ')
  return text === '' ? undefined : text
}

/** The login tokens that this page knows; it keeps no other secret. */
function secretsOf({ session }: Noted): readonly string[] {
  const accounts = [
    ...session.accounts.values(),
    ...(session.sdkAccount === null ? [] : [session.sdkAccount]),
  ]
  return accounts.map(({ oauthToken }) => oauthToken)
}
