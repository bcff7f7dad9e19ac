import type { LastAnswer } from '../../../store/contracts/orderWatch.ts'

/** Whether the service answered without the order: it knows none such, or says something else. */
export const isAnsweredWithout = (answer: LastAnswer): boolean =>
  answer === 'notFound' || answer === 'withheld'
