import { allDropIns, allProviders } from '@topup/api-client/providers/allProviders'
import type { DropInFacts } from '@topup/api-client/providers/dropInFacts'
import { asIs, asPath, oneText, type Fact } from './fact.ts'

/** What each login module redeems its grant with, below /util/login/; the name comes first. Source: spec §7 "Login". */
const loginCalls = [
  'google_auth',
  'facebook_auth',
  'apple_auth',
  'vk_auth',
  'twitter_redirect',
  'huawei_auth',
] as const

const dropIns = Object.entries<DropInFacts>(allDropIns)

/**
 * By what the modules of a store betray themselves. A payment provider by the path of its call after `/api/`, because names such
 * as `airwallex` are words of their own, and `kr_` decides between the two `naver_pay`. A login by its call; its sister under
 * /api/ingame/ is another one. A drop-in by a mark of its code, in a script or in a policy, and so a wallet whose code comes from
 * its maker's host. Source: decisions 20 and 95.
 */
export const moduleFacts: readonly Fact[] = [
  ...allProviders.map(({ key, path }) => oneText('provider', path.slice('/api/'.length), asPath, key)),
  ...loginCalls.map((call) => oneText('login', `login/${call}`, asPath, call.replace(/_.*/, ''))),
  ...dropIns.map(([label, { mark }]) => oneText('dropIn', mark, asIs, label)),
  ...dropIns.flatMap(([, { wallets = {} }]) =>
    Object.entries(wallets).map(([label, { mark }]) => oneText('wallet', mark, asIs, label)),
  ),
]

/** The facts of the modules with these names. */
export const factsOf = (kind: Fact['kind'], names: readonly string[]): readonly Fact[] =>
  moduleFacts.filter((fact) => fact.kind === kind && names.includes(fact.label))
