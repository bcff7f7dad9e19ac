import type { BrandConfig, CustomerService, DeploymentFacts } from '@topup/domain'

/** The deployments that are released. */
export const environments = ['production', 'demo'] as const

/** One of them. */
export type Environment = (typeof environments)[number]

/** One text of a brand's facts that somebody has to supply. */
export interface StatedText {
  readonly field: string
  readonly value: string
  /** The deployments that it counts in. */
  readonly environments: readonly Environment[]
}

/** Every host, address, id and sentence of a brand that its publisher supplies. Source: decisions 37, 64 and 65. */
export function statedTexts(brand: BrandConfig): readonly StatedText[] {
  const { legal, copyright, currencies, methodsApart } = brand
  const seller = Object.entries(brand.seller ?? {}).map(([field, text]) => ({
    [field]: typeof text === 'string' ? text : Object.values(text),
  }))
  const released = environments.flatMap((environment) =>
    brand.deployments.flatMap((row) => (row.environment === environment ? [{ ...row, environment }] : [])),
  )
  return [
    ...textsIn({ legal, copyright, seller, currencies, methodsApart }, environments),
    ...released.flatMap(({ environment, origins, payOrigin, apiOrigin, backupApiOrigins, dataOrigin }) => {
      const hosts = { origins, payOrigin, apiOrigin, backupApiOrigins, dataOrigin }
      return textsIn({ deployments: { [environment]: hosts } }, [environment])
    }),
    ...Object.entries(replaceable(brand)).flatMap(([fact, shared]) => {
      const own = released.flatMap((row) => {
        const value = replaceable({ ...row.own, customerService: row.customerService })[fact]
        return value === undefined ? [] : [{ environment: row.environment, value }]
      })
      const others = environments.filter((each) => !own.some(({ environment }) => environment === each))
      const ownFact = fact === 'customerService' ? fact : `own.${fact}`
      return [
        ...textsIn({ [fact]: shared }, others),
        ...own.flatMap(({ environment, value }) =>
          textsIn({ [`deployments.${environment}.${ownFact}`]: value }, [environment]),
        ),
      ]
    }),
  ]
}

/** The facts that a deployment may have of its own in place of the brand's. */
function replaceable({
  customerService,
  tracking,
  socialLogin,
  login,
  games,
  cardScript,
}: DeploymentFacts & { readonly customerService?: CustomerService | undefined }): Readonly<
  Record<string, unknown>
> {
  return {
    customerService:
      customerService && Object.entries(customerService).flatMap(([name, at]) => (name === 'kind' ? [] : at)),
    tracking,
    socialLogin,
    login,
    games: games?.map(({ code, clientIds }) => ({ [code]: clientIds })),
    cardScript: cardScript && { integrity: '', ...cardScript },
  }
}

/** Each text below some facts; a list adds nothing to the names of its fields. */
function textsIn(
  facts: object,
  counts: readonly Environment[],
  field: readonly string[] = [],
): readonly StatedText[] {
  return Object.entries(facts).flatMap(([name, value]: readonly [string, unknown]) => {
    const path = Array.isArray(facts) ? field : [...field, name]
    if (typeof value === 'string' || typeof value === 'number')
      return [{ field: path.join('.'), value: `${value}`, environments: counts }]
    return typeof value === 'object' && value !== null ? textsIn(value, counts, path) : []
  })
}
