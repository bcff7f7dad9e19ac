import { noted } from '../../store/loadCode.ts'
import type { DropInModule } from './dropInModule.ts'

/** Airwallex's card form; our part of it is a chunk of its own, theirs comes from their host. */
export const airwallex: DropInModule = {
  provider: 'airwallex',
  mount: (start) =>
    noted(() => import('./airwallexForm.ts')).then(({ mountAirwallex }) => mountAirwallex(start)),
}
