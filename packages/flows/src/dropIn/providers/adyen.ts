import { noted } from '../noted.ts'
import { adyenReturn } from './adyen/adyenReturn.ts'
import type { DropInModule } from './dropInModule.ts'

/** Adyen's drop-in; its code is a chunk of its own, loaded when there is something to pay. */
export const adyen: DropInModule = {
  provider: 'adyen',
  returnOf: adyenReturn,
  mount: (start) => noted(() => import('./adyenForm.ts')).then(({ mountAdyen }) => mountAdyen(start)),
}
