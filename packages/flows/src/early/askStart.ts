import { apiOriginsOf, brandIn, resolveRegion } from '@topup/domain'
import type {
  ApiHosts,
  BrandConfig,
  BrandGame,
  Deployment,
  DeploymentFacts,
  Language,
  NewVersionRule,
  PaymentRegion,
} from '@topup/domain'
import { clientRegions } from '../visit/regionOfGame.ts'

/** What decides game, region and layout of a visit. */
interface VisitFacts {
  /** Client ids of the first game, by platform. */
  readonly first: BrandGame['clientIds'] | undefined
  /** Where a game is sold whose link and player say nothing else. */
  readonly regionOf: Readonly<Record<string, PaymentRegion>>
  readonly newVersion: NewVersionRule
}

/** What the build passes to the script that asks for the first screen. */
export interface AskStart extends VisitFacts, Pick<BrandConfig, 'key' | 'regions'> {
  readonly deployments: readonly AskDeployment[]
  readonly defaultLanguage: Language
  /** Addresses of the texts in the brand's other languages; the document has what it needs of the default one. */
  readonly texts: Readonly<Partial<Record<Language, string>>>
}

/** A deployment, and the facts that it has for itself. Source: decision 65. */
type AskDeployment = Pick<Deployment, 'origins'> & {
  readonly hosts: readonly string[]
  readonly own?: VisitFacts
}

/** What is known of a brand's visits when its document is built. */
export function askStart(brand: BrandConfig, texts: AskStart['texts']): AskStart {
  const { key, regions, defaultLanguage, deployments } = brand
  return {
    key,
    regions,
    defaultLanguage,
    texts,
    ...factsOf(brand),
    deployments: deployments.map((deployment) => ({
      ...askDeployment(deployment),
      ...(hasOwn(deployment.own) && { own: factsOf(brandIn(brand, deployment)) }),
    })),
  }
}

export const askDeployment = (deployment: ApiHosts & Pick<Deployment, 'origins'>): AskDeployment => ({
  origins: deployment.origins,
  hosts: apiOriginsOf(deployment),
})

const hasOwn = (own: Partial<DeploymentFacts> | undefined) =>
  (own?.games ?? own?.newVersion ?? own?.regionByClientId) !== undefined

function factsOf(
  brand: Pick<BrandConfig, 'games' | 'newVersion' | 'regionByClientId' | 'regions'>,
): VisitFacts {
  const { games, newVersion, regions } = brand
  const regionByClientId = clientRegions(brand)
  const regionOf = Object.values(regionByClientId)
    .flat()
    .flatMap((clientId) => {
      const region = resolveRegion({
        regions,
        domainAreaQuery: null,
        clientId,
        regionByClientId,
        saved: null,
      })
      return region.ok ? [[clientId, region.value] as const] : []
    })
  return { first: games[0]?.clientIds, regionOf: Object.fromEntries(regionOf), newVersion }
}
