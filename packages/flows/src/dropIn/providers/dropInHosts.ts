/** The hosts that a provider's code may contact from a pay document. Source: faults A-05, B-14. */
export interface DropInHosts {
  readonly connect: readonly string[]
  readonly images: readonly string[]
  readonly frames: readonly string[]
}

const adyenRegions = ['', '-us', '-au', '-apse', '-in', '-nea']
const adyenOrigins = (service: string) => [
  `https://${service}-test.adyen.com`,
  ...adyenRegions.map((region) => `https://${service}-live${region}.adyen.com`),
]
const adyenCdn = adyenOrigins('checkoutshopper').map((origin) =>
  origin.replace('.adyen.com', '.cdn.adyen.com'),
)

/**
 * The hosts of each provider, by the name of the module that an app imports; the build writes the pay
 * document's policy from them.
 */
export const dropInHosts: Readonly<Record<string, DropInHosts>> = {
  adyen: {
    connect: [...adyenOrigins('checkoutshopper'), ...adyenOrigins('checkoutanalytics'), ...adyenCdn],
    images: adyenCdn,
    frames: adyenOrigins('checkoutshopper'),
  },
}
