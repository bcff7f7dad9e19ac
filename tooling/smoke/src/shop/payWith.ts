import type { Page } from 'playwright'
import type { Notes } from '../visit/recorder.ts'
import type { Layout } from '../visit/layouts.ts'
import { lookAt } from '../visit/lookAt.ts'
import type { Walk } from '../visit/walk.ts'
import { answerWhenAsked } from './answerWhenAsked.ts'

/** Where the sandbox's own provider is. */
const sandboxProvider = /\/provider\/pay\//

/**
 * Taps Buy and goes to the provider's page. The sandbox's provider is paid, and the store has to say so; every other page is
 * only looked at, because each asks for something else.
 */
export async function payWith(walk: Walk, layout: Layout, notes: Notes): Promise<void> {
  const { page } = walk.screens.phone
  const provider = await openProvider(walk)
  const { pathname, origin } = new URL(provider.url())
  notes.say(`pays at ${origin}${sandboxProvider.test(pathname) ? '' : pathname}`)
  await notes.picture({ page: provider, heard: walk.screens.phone.heard }, 'phone')
  if (walk.target.environment === 'local' && sandboxProvider.test(pathname)) {
    await provider.getByRole('button', { name: /^Pay/ }).click()
    await provider.getByRole('heading', { name: 'Payment approved' }).waitFor()
    await provider.close()
    await turnTo(page)
    await resultIsGood(walk, layout)
    await lookAt(walk, walk.screens.phone, { device: 'phone', notes })
  } else {
    await formIsThere(walk, provider, notes)
    await provider.close()
    notes.say('the order stays unpaid')
  }
}

/** Taps Buy, confirms that an earlier order may stay open, and waits for the page that the window comes to. */
async function openProvider({ screens, says }: Walk): Promise<Page> {
  const { page } = screens.phone
  const opened = page.context().waitForEvent('page')
  const again = page.getByRole('button', { name: says.confirm.openOrder.again })
  const other = page.getByRole('button', { name: says.confirm.openOrder.other })
  const buy = async () => {
    await page.getByRole('button', { name: says.recharge.buy, exact: true }).click()
    await answerWhenAsked(again.or(other).first(), opened)
  }
  const [provider] = await Promise.all([opened, buy()])
  try {
    await provider.waitForURL((url) => /^https?:$/.test(url.protocol))
    await provider.waitForLoadState('load')
  } catch {
    // The store closes the window again where there is no order, and says why.
    const words = (await page.getByRole('alert').allInnerTexts()).map((text) => text.trim()).filter(Boolean)
    throw new Error(
      `no provider's page came${words.length === 0 ? '' : `; the store says "${words.join(' ')}"`}`,
    )
  }
  return provider
}

/** The player turns to the store, which asks about its order then. */
async function turnTo(page: Page): Promise<void> {
  await page.bringToFront()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

async function resultIsGood({ screens, says }: Walk, { kind }: Layout): Promise<void> {
  const { page } = screens.phone
  const name = says.result.successTitle
  await (
    kind === 'new' ? page.getByRole('alertdialog', { name }) : page.getByRole('heading', { name })
  ).waitFor()
}

/** A provider's form in a document of the store: it must not say that it could not be loaded. */
async function formIsThere({ says }: Walk, provider: Page, notes: Notes): Promise<void> {
  const text = await provider.locator('body').innerText()
  for (const title of [says.payForm.brokenTitle, says.payForm.emptyTitle])
    if (text.includes(title)) notes.fault(`the provider's page says "${title}"`)
  if (text.trim() === '' && (await provider.locator('iframe').count()) === 0)
    notes.fault("the provider's page is empty")
}
