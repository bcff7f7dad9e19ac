import { allProviders } from '@topup/api-client/providers/allProviders'
import type { BrandConfig } from '@topup/domain'
import type { BrandApp } from '@topup/vite'
import { neededDropIns } from './neededDropIns.ts'

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

/**
 * What is wrong with the modules that an app imports, measured by its brand's facts and by the rows of its payment
 * providers; in sentences. Source: decisions 20, 37, 38.
 */
export function appViolations(
  app: Pick<
    BrandApp,
    'brand' | 'dropIns' | 'heroes' | 'heroPictures' | 'logins' | 'providers' | 'texts' | 'theme' | 'typefaces'
  >,
): readonly string[] {
  const { brand, heroes, logins, providers, texts, theme } = app
  const named = loginsOf(brand)
  const sellsIn = (...regions: readonly string[]) => brand.regions.some((region) => regions.includes(region))
  return [
    ...logins
      .filter((name) => !named.includes(name))
      .map((name) => `imports the login ${name}, which its facts do not name`),
    ...named
      .filter((name) => !logins.includes(name))
      .map((name) => `its facts name the login ${name}, which it does not import`),
    ...unknownProviders(providers).map((name) => `imports ${name}, which is no payment provider`),
    ...payDocumentFaults(app),
    ...twice([...logins, ...providers, ...(app.dropIns ?? []).map((name) => `the drop-in ${name}`)]).map(
      (name) => `imports ${name} twice`,
    ),
    ...(heroes.join() === theme.hero
      ? []
      : [`draws the hero ${heroes.join()}, its theme names ${theme.hero}`]),
    ...(app.heroPictures.join() === (theme.heroPicture ?? '')
      ? []
      : [
          `shows a hero picture ${app.heroPictures.join() || 'of no kind'}, its theme names ${theme.heroPicture ?? 'none'}`,
        ]),
    ...(app.typefaces.join() === (theme.typeface ?? '')
      ? []
      : [
          `loads the typeface ${app.typefaces.join() || 'of nobody'}, its theme names ${theme.typeface ?? 'none'}`,
        ]),
    ...brand.languages
      .filter((language) => texts.get(language) !== language)
      .map((language) => `its texts in ${language} are those of ${texts.get(language) ?? 'no language'}`),
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

const koreanStarters = allProviders
  .filter(({ path }) => path.startsWith('/api/kr_pay/'))
  .map(({ key }) => key)

/** Names that no row has. */
const unknownProviders = (names: readonly string[]) =>
  names.filter((name) => !allProviders.some(({ key }) => key === name))

/**
 * A provider with a drop-in can be paid only where the pay document holds that drop-in, and a pay document has no other
 * purpose. Source: decision 20.
 */
function payDocumentFaults({
  brand,
  providers,
  dropIns,
}: Pick<BrandApp, 'brand' | 'providers' | 'dropIns'>): readonly string[] {
  const needed: readonly string[] = neededDropIns({ brand, providers })
  if (dropIns === null)
    return needed.map((name) => `has no pay document (src/pay.ts) for the drop-in ${name} of its provider`)
  return [
    ...(needed.length === 0 ? ['has a pay document (src/pay.ts), but no provider with a drop-in'] : []),
    ...needed
      .filter((name) => !dropIns.includes(name))
      .map((name) => `its pay document lacks the drop-in ${name} of its provider`),
    ...dropIns
      .filter((name) => !needed.includes(name))
      .map((name) => `its pay document imports the drop-in ${name}, which none of its providers has`),
  ]
}

const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index)
