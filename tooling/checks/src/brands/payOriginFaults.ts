import type { BrandConfig } from '@topup/domain'

/**
 * What is wrong with the origins that pay documents have of their own: each is an origin and no more, nobody else's, and a
 * sibling of every host of its store. Source: decision 95.
 */
export function payOriginFaults({ deployments }: Pick<BrandConfig, 'deployments'>): readonly string[] {
  return deployments.flatMap(({ payOrigin, origins, apiOrigin, backupApiOrigins, dataOrigin }, at) => {
    if (payOrigin === undefined) return []
    const url = URL.parse(payOrigin)
    if (url?.origin !== payOrigin)
      return [`payOrigin ${payOrigin} is no origin, such as https://secure.store.example`]
    const others = [
      ...deployments.flatMap((row) => row.origins),
      ...deployments.filter((_row, other) => other !== at).flatMap((row) => row.payOrigin ?? []),
      apiOrigin,
      ...backupApiOrigins,
      dataOrigin,
    ]
    return [
      ...(others.includes(payOrigin) ? [`payOrigin ${payOrigin} is no origin of its own`] : []),
      ...origins
        .filter((origin) => !areSiblings(new URL(origin).hostname, url.hostname))
        .map(
          (origin) =>
            `payOrigin ${payOrigin} is no sibling of ${origin}: a frame of another site keeps nothing for it`,
        ),
    ]
  })
}

/** Whether two hosts are below one name that has two parts at least, or one is below the other. */
function areSiblings(store: string, pay: string): boolean {
  const parent = store.split('.').slice(1).join('.')
  return pay.endsWith(`.${store}`) || (parent.includes('.') && pay.endsWith(`.${parent}`))
}
