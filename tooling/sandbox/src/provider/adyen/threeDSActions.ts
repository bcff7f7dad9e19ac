import { pspPath } from './pspPath.ts'
import type { Authentication } from './authentications.ts'

/** Where the bank's pages and the provider's notification pages are. */
export const threeDSPath = `${pspPath}3ds/`

const token = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64')

/** What the SDK needs to let the bank look at the device, in a frame that nobody sees. */
export const fingerprintAction = (sandboxOrigin: string, { id }: Authentication) => ({
  type: 'threeDS2',
  subtype: 'fingerprint',
  paymentMethodType: 'scheme',
  paymentData: id,
  token: token({
    threeDSMethodUrl: `${sandboxOrigin}${threeDSPath}method`,
    threeDSMethodNotificationURL: `${sandboxOrigin}${threeDSPath}methodNotification`,
    threeDSServerTransID: id,
  }),
})

/** What the SDK needs to show the bank's page to the player, in a frame. */
export const challengeAction = (sandboxOrigin: string, { id }: Authentication) => ({
  type: 'threeDS2',
  subtype: 'challenge',
  paymentMethodType: 'scheme',
  authorisationToken: id,
  token: token({
    acsURL: `${sandboxOrigin}${threeDSPath}challenge`,
    acsTransID: id,
    messageVersion: '2.2.0',
    threeDSNotificationURL: `${sandboxOrigin}${threeDSPath}challengeNotification`,
    threeDSServerTransID: id,
  }),
})

/** What the SDK hands in for a payment that the bank has let through without a question. */
export const frictionlessDetails = ({ id }: Authentication) => ({
  threeDSResult: token({ transStatus: 'Y', authorisationToken: id }),
})
