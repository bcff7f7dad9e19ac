import { beginEarly } from '@topup/flows/early'
import type { EarlyStart } from '@topup/flows/early/start'
import { localDeployments } from 'virtual:topup/local-deployment'

/** What the build knows of this store; written in front of this script. */
declare const topupEarlyStart: EarlyStart

const { brand } = topupEarlyStart
beginEarly({
  ...topupEarlyStart,
  brand: { ...brand, deployments: [...brand.deployments, ...localDeployments] },
})
