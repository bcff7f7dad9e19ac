import { helpAddress, customerServiceOf } from '@topup/domain'
import { openPath } from '../browser/openPath.ts'
import { isPlaceholder } from '../judge/noises.ts'
import type { Notes } from '../visit/recorder.ts'
import { addressIn } from '../visit/layouts.ts'
import { lookAt } from '../visit/lookAt.ts'
import { pageOf } from '../visit/pageOf.ts'
import type { Walk } from '../visit/walk.ts'

/** Customer service, the legal texts, and the addresses that are shared for each game. */
export async function walkLinks(walk: Walk): Promise<void> {
  await walk.step('links', 'customer service', (notes) => askForHelp(walk, notes))
  await walk.step('links', 'legal texts', (notes) => readLegal(walk, notes))
  for (const { code } of walk.brand.games)
    await walk.step('links', `/@${code}`, (notes) => followCode(walk, code, notes))
  await walk.step('links', '/@ with an unknown code', async (notes) => {
    await openPath(walk.screens.phone, `${walk.target.origin}/@no-such-game?spec_lang=${walk.language}`)
    const { headings } = await pageOf(walk.screens.phone)
    if (!headings.includes(walk.says.pages.parameterError.title))
      notes.fault(`the heading "${walk.says.pages.parameterError.title}" is missing`)
  })
}

/** Taps the way to customer service on a page that has one, and reads where it leads. */
async function askForHelp(walk: Walk, notes: Notes): Promise<void> {
  const { screens, target, language, says, brand } = walk
  const { page } = screens.phone
  await openPath(screens.phone, `${target.origin}/showError?spec_lang=${language}`)
  await page.getByRole('main').getByRole('button', { name: says.support.contact }).click()
  const dialogs = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await dialogs.first().waitFor()
  await lookAt(walk, screens.phone, { device: 'phone', notes })
  if (brand.notices?.includes('inquiry') === true) return notes.say('the notice of inquiries')
  const deployment = brand.deployments.find(({ origins }) => origins.includes(target.origin)) ?? {}
  const expected = helpAddress(customerServiceOf(brand, deployment))
  if (expected === null) return notes.say('inside the game')
  const href = await dialogs.getByRole('link').first().getAttribute('href')
  if (href !== expected) notes.fault(`it leads to ${href ?? 'nothing'}, not to ${expected}`)
  if (expected.startsWith('https:')) await isThere(expected, notes)
}

/** Reads the links of the footer: each must lead to a page. */
async function readLegal({ screens, target, language, says, layouts }: Walk, notes: Notes): Promise<void> {
  const [layout] = layouts
  if (layout === undefined) return
  await openPath(screens.phone, addressIn(layout, target.origin, `/?spec_lang=${language}`))
  const footer = screens.phone.page.getByRole('navigation', { name: says.legal.label })
  await footer.waitFor()
  for (const name of [says.legal.privacy, says.legal.terms]) {
    const href = await footer.getByRole('link', { name }).getAttribute('href')
    if (href === null) notes.fault(`"${name}" leads nowhere`)
    else await isThere(href, notes)
  }
}

/** Asks for a page of somebody else. Some answer programs otherwise than people, so only what is surely lost counts. */
async function isThere(address: string, notes: Notes): Promise<void> {
  if (isPlaceholder(address, [])) return notes.say(`${address} is a placeholder`)
  const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) }).catch(() => null)
  await answer?.body?.cancel()
  if (answer === null) notes.fault(`${address} does not answer`)
  else if ([404, 410].includes(answer.status) || answer.status >= 500)
    notes.fault(`${address} answers ${answer.status}`)
}

/** Opens the address of a game as it is shared, and reads which game the store has chosen. */
async function followCode(walk: Walk, code: string, notes: Notes): Promise<void> {
  const { screens, target, language, says, brand } = walk
  const { page } = screens.phone
  await openPath(screens.phone, `${target.origin}/@${code}?spec_lang=${language}`)
  const { path, headings } = await pageOf(screens.phone)
  const message = [says.pages.parameterError.title, says.pages.notFound.title, says.pages.notArea.title]
  const shown = message.find((each) => headings.includes(each))
  if (shown !== undefined) return notes.fault(`the page says "${shown}"`)
  const ids = Object.values(brand.games.find((game) => game.code === code)?.clientIds ?? {})
  const kept = await page.evaluate((key) => localStorage.getItem(key) ?? '', `topup.${brand.key}.game`)
  if (!ids.some((id) => kept.includes(id))) notes.fault('another game is chosen than the one of the address')
  await lookAt(walk, screens.phone, { device: 'phone', notes })
  notes.say(path)
}
