import type { BrandConfig } from '@topup/domain'
import type { BrandApp } from '@topup/vite'

/** The login modules whose id or page a brand's facts name. Source: spec §3 "Brand configuration". */
export function loginsOf({ socialLogin, login }: BrandConfig): readonly string[] {
  const facts: readonly (readonly [name: string, fact: string | number | undefined])[] = [
    ['google', socialLogin.googleClientId],
    ['facebook', socialLogin.facebookAppId],
    ['apple', socialLogin.iosClientId],
    ['vk', socialLogin.vkAppId],
    ['twitter', login.twitterRedirectUrl],
    ['huawei', login.clientId],
  ]
  return facts.filter(([, fact]) => fact !== undefined && fact !== '').map(([name]) => name)
}

/** What is wrong with the modules that an app imports, measured by its brand's facts; in sentences. Source: decisions 37, 38. */
export function appViolations(app: Pick<BrandApp, 'brand' | 'logins' | 'providers'>): readonly string[] {
  const { brand, logins, providers } = app
  const named = loginsOf(brand)
  const sellsIn = (...regions: readonly string[]) => brand.regions.some((region) => regions.includes(region))
  return [
    ...logins
      .filter((name) => !named.includes(name))
      .map((name) => `imports the login ${name}, which its facts do not name`),
    ...named
      .filter((name) => !logins.includes(name))
      .map((name) => `its facts name the login ${name}, which it does not import`),
    ...twice([...logins, ...providers]).map((name) => `imports ${name} twice`),
    // Source: decision 38 "VK login"; VK is where Russian players are.
    ...(named.includes('vk') === sellsIn('ru', 'eru')
      ? []
      : ['the VK login belongs to stores that sell in ru or eru']),
    // Source: spec §7 "Korean variants", decision 38 "naver, kakao, welcome".
    ...koreanStarters
      .filter((name) => providers.includes(name) !== sellsIn('kr'))
      .map((name) => `${name} belongs to stores that sell in kr`),
  ]
}

const koreanStarters = ['krNaver', 'krWelcome', 'krKakao']

const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index)
