/**
 * What popups do for a player, for the parts of the store that need it without one, and what follows the first sign of a player:
 * one file with the popups (`loadedTogether`).
 */
export { preselectCharacter } from '../features/games/chooseCharacter.ts'
export { fetchRoster } from '../features/games/fetchRoster.ts'
export { startAs } from '../features/login/form/logIn.ts'
export { resumeSocialLogin } from '../features/login/social/resumeSocialLogin.ts'
export { keepStore } from './keepStore.ts'
export { sayLedAway } from './ledAway.ts'
export { focusPage } from './focusPage.ts'
