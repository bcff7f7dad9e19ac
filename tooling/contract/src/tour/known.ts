import type { CardParameters, PaymentLinkRequest } from '@topup/api-client'
import type { Coupon, GameServer, MethodRegion, Product } from '@topup/domain'

/** A character as requests name it. */
export interface Recipient {
  readonly roleId: string
  /** With the `s` in front. */
  readonly serverId: string
  readonly areaId: string | null
}

/** A reward that waits to be claimed. */
export interface Reward {
  readonly type: 'cumulative' | 'continue'
  readonly activityId: string
  readonly rewardId: string
}

/** What the answers so far have told; later calls ask with it. */
export interface Known {
  clientId: string | null
  /** The client id that the service calls no game: nothing that needs one can be asked then. */
  unknownClientId: string | null
  token: string | null
  gpId: string
  servers: readonly GameServer[]
  recipient: Recipient | null
  hasCoupons: boolean
  hasRealName: boolean
  activities: readonly ('cumulative' | 'continue')[]
  products: readonly Product[]
  methods: readonly MethodRegion[]
  coupons: readonly Coupon[]
  rewards: readonly Reward[]
  /** Orders that an answer named, and the path that named them. */
  namedOrders: readonly { readonly billingNo: string; readonly by: string }[]
  /** Why the service seems to have no payment links; null where it has. */
  whyNoLinks: string | null
  owed: PaymentLinkRequest | null
  card: CardParameters | null
}

/** Nothing but what the command line says. */
export const knownAtFirst = (clientId: string | null, card: CardParameters | null): Known => ({
  clientId,
  unknownClientId: null,
  token: null,
  gpId: '',
  servers: [],
  recipient: null,
  hasCoupons: false,
  hasRealName: false,
  activities: [],
  products: [],
  methods: [],
  coupons: [],
  rewards: [],
  namedOrders: [],
  whyNoLinks: null,
  owed: null,
  card,
})
