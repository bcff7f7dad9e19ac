import { customerServiceOf, directionOf, helpAddress, htmlLang } from '@topup/domain'
import { textsOf } from '../src/textsOf.ts'
import { isPlaceholder, languageFaults } from './judge.ts'
import { addressIn } from './layouts.ts'
import { type Route, routeFaults, routesOf } from './routes.ts'
import { readRun } from './smokeRun.ts'
import {
  addressOf,
  layoutOf,
  lookAt,
  lookAtPhone,
  type Notes,
  open,
  pageOf,
  test,
  troubleIn,
  type Walk,
} from './walk.ts'

const { isQuick } = readRun()

/** Whether a route only leads to a page that is a route of its own, which is looked at there. */
const leadsElsewhere = ({ path, leadsTo = [path] }: Route): boolean => !leadsTo.includes(path)

/** Follows a route to the page that it leads to, until it is drawn; one that leads nowhere is seen by where it stays. */
async function arrive(
  { phone: { page }, says }: Walk,
  address: string,
  { leadsTo = [], heading }: Route,
): Promise<void> {
  await page.goto(address)
  try {
    await page.waitForURL(({ pathname }) => leadsTo.includes(pathname))
    if (heading !== undefined)
      await page
        .getByRole('heading', { name: heading(says), exact: true })
        .first()
        .waitFor()
  } catch {
    // What is missing is said by the faults of the route.
  }
}

for (const kind of ['new', 'old'] as const)
  test.describe(`${kind} layout`, { tag: `@${kind}` }, () => {
    for (const route of routesOf[kind])
      test(route.path, async ({ walk, notes }) => {
        const { phone, desktop, says } = walk
        const looked = isQuick ? [phone.page] : [phone.page, desktop.page]
        const address = addressOf(walk, route.path, layoutOf(walk, kind))
        if (isQuick && leadsElsewhere(route)) {
          await arrive(walk, address, route)
          for (const fault of routeFaults(route, await pageOf(phone.page), says)) notes.fault(fault)
          return
        }
        await Promise.all(looked.map((page) => open(page, address)))
        for (const page of looked) {
          for (const fault of routeFaults(route, await pageOf(page), says)) notes.fault(fault)
          for (const fault of await troubleIn(walk, page)) notes.fault(fault)
        }
        await lookAtPhone(walk, notes)
        if (!isQuick) await lookAt(desktop.page, 'desktop', notes)
      })

    test('every language of the brand', { tag: '@full' }, async ({ walk, notes }) => {
      const { page, heard } = walk.phone
      for (const language of walk.brand.languages)
        await test.step(language, async () => {
          await open(
            page,
            addressIn(layoutOf(walk, kind), walk.store.target.origin, `/?spec_lang=${language}`),
          )
          const offered = await heard.offered()
          if (offered !== null && !offered.includes(language)) return
          const root = page.locator('html')
          const found = {
            lang: (await root.getAttribute('lang')) ?? '',
            dir: (await root.getAttribute('dir')) ?? '',
            lines: (await page.locator('body').innerText()).split('\n'),
          }
          const expected = { lang: htmlLang(language), dir: directionOf(language), texts: textsOf(language) }
          for (const fault of languageFaults(found, expected)) notes.fault(`${language}: ${fault}`)
          await lookAtPhone(walk, notes)
        })
    })
  })

test.describe('links', { tag: '@full' }, () => {
  test('customer service', async ({ walk, notes }) => {
    const {
      brand,
      says,
      store: { target },
      phone: { page },
    } = walk
    await open(page, addressOf(walk, '/showError'))
    await page.getByRole('main').getByRole('button', { name: says.support.contact }).click()
    const dialogs = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await dialogs.first().waitFor()
    await lookAt(page, 'phone', notes)
    if (brand.notices?.includes('inquiry') === true) return notes.say('the notice of inquiries')
    const deployment = brand.deployments.find(({ origins }) => origins.includes(target.origin)) ?? {}
    const expected = helpAddress(customerServiceOf(brand, deployment))
    if (expected === null) return notes.say('inside the game')
    const href = await dialogs.getByRole('link').first().getAttribute('href')
    if (href !== expected) notes.fault(`it leads to ${href ?? 'nothing'}, not to ${expected}`)
    if (expected.startsWith('https:')) await isThere(expected, notes)
  })

  test('legal texts', async ({ walk, notes }) => {
    const {
      says,
      layouts,
      phone: { page },
    } = walk
    await open(page, addressOf(walk, '/', layouts[0]))
    const footer = page.getByRole('navigation', { name: says.legal.label })
    await footer.waitFor()
    for (const name of [says.legal.privacy, says.legal.terms]) {
      const href = await footer.getByRole('link', { name }).getAttribute('href')
      if (href === null) notes.fault(`"${name}" leads nowhere`)
      else await isThere(href, notes)
    }
  })

  test('the addresses that are shared for each game', async ({ walk, notes }) => {
    const {
      brand,
      says,
      phone: { page },
    } = walk
    for (const { code, clientIds } of brand.games)
      await test.step(code, async () => {
        await open(page, addressOf(walk, `/@${code}`))
        const { path, headings } = await pageOf(page)
        const message = [says.pages.parameterError.title, says.pages.notFound.title, says.pages.notArea.title]
        const shown = message.find((each) => headings.includes(each))
        if (shown !== undefined) return notes.fault(`${code}: the page says "${shown}"`)
        const kept = await page.evaluate((key) => localStorage.getItem(key) ?? '', `topup.${brand.key}.game`)
        if (!Object.values(clientIds).some((id) => kept.includes(id)))
          notes.fault(`${code}: another game is chosen than the one of the address`)
        await lookAt(page, 'phone', notes)
        notes.say(`${code}: ${path}`)
      })
  })

  test('an unknown code', async ({ walk, notes }) => {
    await open(walk.phone.page, addressOf(walk, '/@no-such-game'))
    const { headings } = await pageOf(walk.phone.page)
    const { title } = walk.says.pages.parameterError
    if (!headings.includes(title)) notes.fault(`the heading "${title}" is missing`)
  })
})

/** Asks for a page of somebody else. Some answer programs otherwise than people, so only what is surely lost counts. */
async function isThere(address: string, notes: Notes): Promise<void> {
  if (isPlaceholder(address, [])) return notes.say(`${address} is a placeholder`)
  const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) }).catch(() => null)
  await answer?.body?.cancel()
  if (answer === null) notes.fault(`${address} does not answer`)
  else if ([404, 410].includes(answer.status) || answer.status >= 500)
    notes.fault(`${address} answers ${answer.status}`)
}
