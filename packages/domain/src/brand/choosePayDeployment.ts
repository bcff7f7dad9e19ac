import type { Deployment } from './brandConfig.ts'

/**
 * The deployment whose pay document stands at this origin, or null: its `payOrigin` where it names one, any of its
 * `origins` elsewhere. Origins are compared whole, as in `chooseDeployment`. Source: decisions 37 and 95.
 */
export function choosePayDeployment<Row extends Pick<Deployment, 'origins' | 'payOrigin'>>(
  brand: { readonly deployments: readonly Row[] },
  origin: string,
): Row | null {
  return (
    brand.deployments.find(({ origins, payOrigin }) =>
      payOrigin === undefined ? origins.indexOf(origin) !== -1 : payOrigin === origin,
    ) ?? null
  )
}
