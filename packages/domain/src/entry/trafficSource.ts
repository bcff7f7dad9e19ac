/** The origin of the visit: a social code, or a link from customer service. Source: spec §2 "Route behaviour", "utm_pay". */
export type TrafficSource = 'social' | 'customerService'

/** Reads the stored traffic source; null when none or a damaged one is stored. Source: spec §3 "Stored browser items". */
export function parseTrafficSource(value: unknown): TrafficSource | null {
  return value === 'social' || value === 'customerService' ? value : null
}
