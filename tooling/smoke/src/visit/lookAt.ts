import type { Screen } from '../browser/screen.ts'
import { sizes } from '../browser/openScreens.ts'
import { overflowFaults } from '../judge/overflowFaults.ts'
import { readScreen } from '../judge/readScreen.ts'
import { wordFaults } from '../judge/wordFaults.ts'
import type { Notes } from './recorder.ts'
import type { Device } from '../report/report.ts'
import type { Walk } from './walk.ts'

/** Looks at what is on a screen in one size: its words and its width, and keeps a picture. */
export async function lookAt(
  { keys }: Pick<Walk, 'keys'>,
  { page, heard }: Screen,
  { device, notes }: { readonly device: Device; readonly notes: Notes },
): Promise<void> {
  await page.setViewportSize(sizes[device])
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const content = await page.evaluate(readScreen)
  for (const fault of new Set([...wordFaults(content.words, keys), ...overflowFaults(content)]))
    notes.fault(fault)
  if (content.words.length === 0) notes.fault('nothing is written on the screen')
  await notes.picture({ page, heard }, device)
}

/** Looks at a phone's screen in both sizes, in a quick walk in one. */
export async function lookAtPhone(walk: Walk, notes: Notes): Promise<void> {
  for (const device of walk.isQuick ? (['phone'] as const) : (['phone', 'small phone'] as const))
    await lookAt(walk, walk.screens.phone, { device, notes })
  await walk.screens.phone.page.setViewportSize(sizes.phone)
}
