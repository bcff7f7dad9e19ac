import { directionOf, htmlLang, type Language } from '@topup/domain'
import { openPath } from '../browser/openPath.ts'
import { skip } from '../visit/recorder.ts'
import { languageFaults } from '../judge/languageFaults.ts'
import { addressIn, type Layout } from '../visit/layouts.ts'
import { lookAtPhone } from '../visit/lookAt.ts'
import type { Walk } from '../visit/walk.ts'

/** Opens the first page of every layout in every language that the brand ships. */
export async function walkLanguages(walk: Walk): Promise<void> {
  for (const layout of walk.layouts)
    for (const language of walk.brand.languages) await walkLanguage(walk, layout, language)
}

async function walkLanguage(walk: Walk, layout: Layout, language: Language): Promise<void> {
  const { target, screens, step, textsOf } = walk
  const { page } = screens.phone
  await step(`languages, ${layout.kind} layout`, language, async (notes) => {
    await openPath(screens.phone, addressIn(layout, target.origin, `/?spec_lang=${language}`))
    const offered = await screens.phone.heard.offered()
    if (offered !== null && !offered.includes(language)) skip('the service does not offer it for this game')
    const root = page.locator('html')
    const found = {
      lang: (await root.getAttribute('lang')) ?? '',
      dir: (await root.getAttribute('dir')) ?? '',
      lines: (await page.locator('body').innerText()).split('\n'),
    }
    const expected = { lang: htmlLang(language), dir: directionOf(language), texts: textsOf(language) }
    for (const fault of languageFaults(found, expected)) notes.fault(fault)
    await lookAtPhone(walk, notes)
  })
}
