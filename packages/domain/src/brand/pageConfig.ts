/** What the service switches on for one game. Source: spec §3 "Page config". */
export interface PageConfig {
  /** The VIP version: coupons, growth points, VIP centre. */
  readonly isOpenCoupon: boolean
  readonly languages: readonly string[]
  readonly isAreaRole: boolean
  /** `#rgb` or `#rrggbb`, else null. */
  readonly brandColor: string | null
  readonly hasCumulative: boolean
  readonly hasConsecutive: boolean
  /** URL of the real-name verification page; null when the service gives none. Source: decision 43. */
  readonly realNameUrl: string | null
}
