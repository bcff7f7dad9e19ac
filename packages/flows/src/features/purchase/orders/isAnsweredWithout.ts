import type { LastAnswer } from '../../../store/contracts/orderPoller.ts'

/** Whether the service answered without the order: it knows none such, or says something else. */
export const isAnsweredWithout = (answer: LastAnswer): boolean =>
  answer === 'notFound' || answer === 'noInformation'
