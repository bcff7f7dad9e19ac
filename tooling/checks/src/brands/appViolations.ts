import { allProviders } from '@topup/api-client/providers/allProviders'
import type { BrandApp } from '@topup/vite'

/**
 * What is wrong with the logins and the payment providers that a store offers, measured by where it sells; in sentences. What the
 * store ships follows from the same facts (`tooling/vite/src/apps/storeParts.ts`). Source: decisions 37, 38.
 */
export function appViolations({
  brand,
  logins,
  providers,
}: Pick<BrandApp, 'brand' | 'logins' | 'providers'>): readonly string[] {
  const sellsIn = (...regions: readonly string[]) => brand.regions.some((region) => regions.includes(region))
  return [
    ...providers
      .filter((name) => !allProviders.some(({ key }) => key === name))
      .map((name) => `offers ${name}, which is no payment provider`),
    ...providers
      .filter((name, index) => providers.indexOf(name) !== index)
      .map((name) => `offers ${name} twice`),
    // Source: decision 38 "VK login"; VK is where Russian players are.
    ...(logins.includes('vk') === sellsIn('ru', 'eru')
      ? []
      : ['the VK login belongs to stores that sell in ru or eru']),
    // Source: spec §7 "Korean variants", decision 38 "naver, kakao, welcome".
    ...koreanStarters
      .filter((name) => providers.includes(name) !== sellsIn('kr'))
      .map((name) => `${name} belongs to stores that sell in kr`),
  ]
}

const koreanStarters = allProviders
  .filter(({ path }) => path.startsWith('/api/kr_pay/'))
  .map(({ key }) => key)
