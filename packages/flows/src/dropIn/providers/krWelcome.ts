import { noted } from '../../store/loadCode.ts'
import type { DropInOfFacts } from './dropInModule.ts'

/** Welcome's dialog, by the card script of the brand; our part of it is a chunk of its own. */
export const krWelcome: DropInOfFacts = ({ cardScript }) => ({
  provider: 'krWelcome',
  mount: (start) =>
    noted(() => import('./welcomeDialog.ts')).then(({ mountWelcome }) => mountWelcome(start, cardScript)),
})
