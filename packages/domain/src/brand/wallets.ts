import { brandIn } from './deployments.ts'
import type { BrandConfig, Deployment, Wallet } from './brandConfig.ts'

/** Wallets whose code comes from their maker's host: they need a pay document that shares nothing with the store. */
const apart: readonly Wallet[] = ['googlePay']

/** Every wallet that a brand offers in one of its deployments. Source: decision 95. */
export const walletsOf = ({
  wallets = [],
  deployments,
}: Pick<BrandConfig, 'wallets' | 'deployments'>): readonly Wallet[] => [
  ...new Set([...wallets, ...deployments.flatMap(({ own }) => own?.wallets ?? [])]),
]

/**
 * The wallets that the forms of one deployment may offer; null is an origin that is not in the host table. A wallet whose
 * script comes from its maker's host is left out where the pay document has no origin of its own. Source: decision 95.
 */
export function walletsIn(
  brand: Pick<BrandConfig, 'wallets'>,
  deployment: Pick<Deployment, 'own' | 'payOrigin'> | null,
): readonly Wallet[] {
  const { wallets = [] } = brandIn(brand, deployment)
  return deployment?.payOrigin === undefined ? wallets.filter((wallet) => !needsPayOrigin(wallet)) : wallets
}

/** Whether a wallet needs a `payOrigin`. Source: decision 95. */
export const needsPayOrigin = (wallet: Wallet): boolean => apart.indexOf(wallet) !== -1
