import { randomUUID } from 'node:crypto'

/** What the bank's page said of the player: passed, failed, or cancelled. */
export type AuthenticationResult = 'Y' | 'N' | 'U'

/** A 3-D Secure 2 authentication of one payment; the bank tells the provider its result, never the browser. */
export interface Authentication {
  readonly id: string
  readonly billingNo: string
  /** The page that pays, to which the frames report. */
  readonly formOrigin: string
  readonly isFrictionless: boolean
  readonly result: AuthenticationResult | null
}

/** The authentications that are under way, in memory: a sandbox that starts again knows of none, like an expired session. */
export interface Authentications {
  begin(of: Pick<Authentication, 'billingNo' | 'formOrigin' | 'isFrictionless'>): Authentication
  find(id: string): Authentication | null
  /** Notes what the bank decided; the first word stands. */
  decide(id: string, result: AuthenticationResult): void
  /** Ends an authentication: its result counts once. */
  take(id: string): Authentication | null
}

export function createAuthentications(): Authentications {
  const known = new Map<string, Authentication>()
  return {
    begin: (of) => {
      const authentication = { ...of, id: randomUUID(), result: null }
      known.set(authentication.id, authentication)
      return authentication
    },
    find: (id) => known.get(id) ?? null,
    decide: (id, result) => {
      const authentication = known.get(id)
      if (authentication?.result === null) known.set(id, { ...authentication, result })
    },
    take: (id) => {
      const authentication = known.get(id) ?? null
      known.delete(id)
      return authentication
    },
  }
}
