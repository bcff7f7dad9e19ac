import type { LastAnswer } from '../../../store/contracts/orderPoller.ts'

/** Whether the service answered but reported no order: it knows none, or answered with another code. */
export const isAnsweredWithout = (answer: LastAnswer): boolean =>
  answer === 'notFound' || answer === 'noInformation'
