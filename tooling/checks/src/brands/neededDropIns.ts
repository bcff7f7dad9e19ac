import { allProviders } from '@topup/api-client/providers/allProviders'
import type { DropInKey } from '@topup/api-client/providers/allProviders'

/** The drop-ins of these payment providers, by the providers' names. */
export function neededDropIns(providers: readonly string[]): readonly DropInKey[] {
  const dropIns = allProviders.flatMap((provider) =>
    'dropIn' in provider && providers.includes(provider.key) ? [provider.dropIn] : [],
  )
  return [...new Set(dropIns)]
}
