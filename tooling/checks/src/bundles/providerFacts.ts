import { allProviders } from '@topup/api-client/providers/allProviders'
import { type Fact, escape } from './fact.ts'

/**
 * The call by which a payment provider betrays itself: its path after `/api/`, because names such as `airwallex` are
 * words of their own, and `kr_` decides between the two `naver_pay`.
 */
const factOf = ({ key, path }: (typeof allProviders)[number]): Fact => ({
  kind: 'provider',
  label: key,
  texts: [path.slice('/api/'.length)],
  needed: 1,
  pattern: (text) => new RegExp(`(?<!\\w)${escape(text)}(?!\\w)`),
})

/** The facts of all payment providers. */
export const providerFacts: readonly Fact[] = allProviders.map(factOf)

/** The facts of the payment providers with these names. */
export const factsOfProviders = (names: readonly string[]): readonly Fact[] =>
  providerFacts.filter(({ label }) => names.includes(label))
