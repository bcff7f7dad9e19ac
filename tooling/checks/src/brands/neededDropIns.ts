import { allProviders } from '@topup/api-client/providers/allProviders'
import type { DropInKey } from '@topup/api-client/providers/allProviders'
import type { LinkProvider } from '@topup/api-client/providers/paymentProvider'
import { cardScriptsOf } from '@topup/domain'
import type { BrandConfig } from '@topup/domain'

/** The drop-ins of these payment providers, by the providers' names, without those that need a card script which the brand has not. */
export function neededDropIns({
  brand,
  providers,
}: {
  readonly brand: Pick<BrandConfig, 'cardScript' | 'deployments'>
  readonly providers: readonly string[]
}): readonly DropInKey[] {
  const hasCardScript = cardScriptsOf(brand).length > 0
  const dropIns = allProviders.flatMap((provider: (typeof allProviders)[number]) => {
    if (!('dropIn' in provider) || !providers.includes(provider.key)) return []
    const {
      dropIn,
      dropInNeeds,
    }: Pick<LinkProvider<DropInKey>, 'dropInNeeds'> & { readonly dropIn: DropInKey } = provider
    return dropInNeeds === 'cardScript' && !hasCardScript ? [] : [dropIn]
  })
  return [...new Set(dropIns)]
}
