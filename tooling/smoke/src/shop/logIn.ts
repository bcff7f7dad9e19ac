import { isQuiet } from '../browser/openPath.ts'
import { skip, type Notes } from '../visit/recorder.ts'
import { lookAt } from '../visit/lookAt.ts'
import type { Walk } from '../visit/walk.ts'

/** Logs in with the account in the popup that the page offers; a player who is logged in already stays so. */
export async function logIn(walk: Walk, notes: Notes): Promise<void> {
  const { screens, says, login } = walk
  const { page } = screens.phone
  if (login === null) return skip('no account was given')
  // The button that names the game says in some languages "not logged in", which holds the same word.
  const offer = page
    .getByRole('main')
    .getByRole('button', { name: says.destination.logIn })
    .filter({ hasNotText: says.destination.guest })
    .first()
  if (!(await offer.isVisible())) return notes.say('logged in already')
  await offer.click()
  const popup = page.getByRole('dialog', { name: says.login.title })
  await popup.getByLabel(says.login.username, { exact: true }).fill(login.account)
  await lookAt(walk, screens.phone, { device: 'phone', notes })
  await popup.getByLabel(says.login.password, { exact: true }).fill(login.password)
  await popup.getByRole('button', { name: says.destination.logIn, exact: true }).click()
  await popup
    .waitFor({ state: 'hidden' })
    .catch(() => notes.fault('the login popup is still open: the service did not take the account'))
  await isQuiet(screens.phone)
}
