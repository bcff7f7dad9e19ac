import type { Services } from '../../../store/services.ts'

/** Shows the state of the order at an address, in place of what is open. */
export const showResult = ({ popups }: Pick<Services, 'popups'>, order: string) =>
  popups.getState().replaceAll({ kind: 'result', order })
