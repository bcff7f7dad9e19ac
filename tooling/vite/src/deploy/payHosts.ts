import { allDropIns } from '@topup/api-client/providers/allProviders'
import type { DropInFacts, DropInHosts } from '@topup/api-client/providers/dropInFacts'
import { cardScriptsOf, walletsOf } from '@topup/domain'
import type { BrandConfig, Wallet } from '@topup/domain'

const factsOf: ReadonlyMap<string, DropInFacts> = new Map(Object.entries<DropInFacts>(allDropIns))

/**
 * The hosts that a brand's pay document may contact: those of its drop-ins, and of the wallets in them that the brand has
 * switched on. Throws for a drop-in that names none: it could not do anything, so better no build.
 */
export function payHosts(
  { brand, dropIns }: { readonly brand: BrandConfig; readonly dropIns: readonly string[] },
  wallets: readonly Wallet[] = walletsOf(brand),
): readonly DropInHosts[] {
  return dropIns.flatMap((dropIn) => {
    const facts = factsOf.get(dropIn)
    if (facts === undefined) throw new Error(`The drop-in ${dropIn} names no hosts`)
    const own = facts.hosts()
    return [
      facts.needsCardScript === true ? withCardScript(own, brand) : own,
      ...wallets.flatMap((wallet) => facts.wallets?.[wallet]?.hosts() ?? []),
    ]
  })
}

/** The hosts of a drop-in together with those of the brand's card script, by which its dialog opens. Source: decision 98. */
function withCardScript(hosts: DropInHosts, brand: BrandConfig): DropInHosts {
  const own = cardScriptsOf(brand).map(({ url }) => new URL(url).origin)
  const { scripts, connect, images, frames } = hosts
  return {
    ...hosts,
    scripts: [...scripts, ...own],
    connect: [...connect, ...own],
    images: [...images, ...own],
    frames: [...frames, ...own],
  }
}
