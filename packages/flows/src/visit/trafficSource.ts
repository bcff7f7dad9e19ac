import { parseTrafficSource } from '@topup/domain'
import type { Entry, TrafficSource } from '@topup/domain'
import type { BrandStorage } from '../platform/brandStorage.ts'

const key = 'trafficSource'
/** Kept as long as what was chosen through the link. Source: spec §9 "saved 7 days". */
const expiryDays = 7

/** Keeps where the visit came from. Source: spec §3 "Stored browser items". */
export function keepTrafficSource(brandStorage: BrandStorage, source: TrafficSource): void {
  brandStorage.write(key, source, expiryDays)
}

/** Where the visit came from: this link, otherwise the last one; null when the visitor came without a link. */
export function trafficSourceOf(from: {
  readonly entry: Pick<Entry, 'isFromCustomerService'>
  readonly brandStorage: BrandStorage
}): TrafficSource | null {
  return from.entry.isFromCustomerService
    ? 'customerService'
    : from.brandStorage.read(key, parseTrafficSource)
}

/** The same as payments and events name it: `kf` is the word of the links from customer service. Source: spec §2 "utm_pay". */
export function wireSourceOf(from: Parameters<typeof trafficSourceOf>[0]): 'social' | 'kf' | null {
  const source = trafficSourceOf(from)
  return source === 'customerService' ? 'kf' : source
}
