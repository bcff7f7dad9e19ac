import { errorCodes, errorReasons } from '@topup/api-client/contract'
import type { ErrorReason } from '@topup/api-client/contract'

/**
 * Codes without a meaning of their own, with which the sandbox and the simulator reject: the store only shows the
 * message. They are not part of the protocol. Source: spec §8 "All other codes".
 */
const messageCodes = {
  parameter: -3000,
  loginFailed: -3002,
  noCharacter: -3005,
  methodParameter: -3010,
  unpaidOrder: -3030,
  limitReached: -3031,
  cardRejected: -3040,
  claimFailed: -3050,
  busy: -500,
} as const

type MessageReason = keyof typeof messageCodes

/** Every reason with which a service of this repository rejects a call. */
export type ServiceReason = ErrorReason | MessageReason

const isMessageReason = (name: string): name is MessageReason => name in messageCodes

/** The code that a service of this repository answers with for this reason. */
export const codeOf = (reason: ServiceReason): number =>
  isMessageReason(reason) ? messageCodes[reason] : errorCodes[reason].code

/** All reasons with which a service of this repository rejects a call. */
export const serviceReasons = (): readonly ServiceReason[] => [
  ...errorReasons(),
  ...Object.keys(messageCodes).filter(isMessageReason),
]

/** The reason that a code stands for in a service of this repository; undefined for any other code. */
export const serviceReasonOf = (code: number): ServiceReason | undefined =>
  serviceReasons().find((reason) => codeOf(reason) === code)
