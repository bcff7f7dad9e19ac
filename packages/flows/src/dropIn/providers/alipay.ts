import { noted } from '../../store/loadCode.ts'
import type { DropInModule } from './dropInModule.ts'

/** Alipay's card dialog; our part of it is a chunk of its own, theirs comes from their host. */
export const alipay: DropInModule = {
  provider: 'alipay',
  mount: (start) => noted(() => import('./alipayDialog.ts')).then(({ mountAlipay }) => mountAlipay(start)),
}
