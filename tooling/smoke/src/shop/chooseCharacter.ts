import type { Locator } from 'playwright'
import { isQuiet } from '../browser/openPath.ts'
import type { Notes } from '../visit/recorder.ts'
import type { Layout } from '../visit/layouts.ts'
import { lookAtPhone } from '../visit/lookAt.ts'
import type { Walk } from '../visit/walk.ts'

/** How many servers are tried for a character. */
const serversToTry = 8

/** Opens the list of servers and chooses the first character that the account has. */
export async function chooseCharacter(walk: Walk, layout: Layout, notes: Notes): Promise<void> {
  const { screens, says } = walk
  const { page } = screens.phone
  const row =
    layout.kind === 'new'
      ? page.getByRole('button', { name: says.destination.chooseCharacter })
      : page.getByRole('main').getByRole('button', { name: says.steps.server })
  await row
    .first()
    .waitFor({ timeout: rowMs })
    .catch(() => undefined)
  if (!(await row.first().isVisible())) return notes.say('a character is chosen already')
  await row.first().click()
  const popup = page.getByRole('dialog', { name: says.server.title })
  const groups = popup.getByRole('radiogroup')
  const servers = groups.first().getByRole('radio')
  await servers.first().waitFor()
  const count = await servers.count()
  notes.say(`${count} servers`)
  if (!(await pickCharacter({ servers, characters: groups.nth(1).getByRole('radio'), count })))
    return notes.fault(`none of the first ${Math.min(count, serversToTry)} servers has a character`)
  await lookAtPhone(walk, notes)
  await popup.getByRole('button').last().click()
  await popup.waitFor({ state: 'hidden' })
  await isQuiet(screens.phone)
}

/** A game that has been opened before may have its character already. */
const rowMs = 5000

async function pickCharacter(at: {
  readonly servers: Locator
  readonly characters: Locator
  readonly count: number
}): Promise<boolean> {
  for (let index = 0; index < Math.min(at.count, serversToTry); index++) {
    await at.servers.nth(index).click()
    const isThere = await at.characters
      .first()
      .waitFor({ timeout: characterMs })
      .then(
        () => true,
        () => false,
      )
    if (!isThere) continue
    await at.characters.first().click()
    return true
  }
  return false
}

/** Characters are known with their servers; a moment to draw them is enough. */
const characterMs = 2000
