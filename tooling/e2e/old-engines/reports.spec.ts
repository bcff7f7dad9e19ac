import { expect, test } from '@playwright/test'
import { hereChromiums, oldChromiumPath } from '../src/oldChromium.ts'
import { openOldPage } from '../src/oldPage.ts'
import { reportsTaken } from '../src/sandboxControl.ts'
import { storeOrigin } from '../src/stores.ts'

/** What Chrome can measure from this version on; INP came later than the old browsers that are tried. */
const measuredFrom = 77

for (const engine of hereChromiums()) {
  const lines = async () =>
    (await reportsTaken())
      .filter(({ engine: { major } }) => major === engine.version)
      .flatMap(({ entries }) => entries)
      .map(({ kind, name }) => `${kind} ${name}`)

  test(`Chromium ${engine.version} reports what breaks, and the speeds that it can measure`, async () => {
    const page = await openOldPage(oldChromiumPath(engine))
    try {
      await page.open(`${storeOrigin('watt')}/?report=1`)
      await expect.poll(() => page.read('window.topupTrouble !== undefined')).toBe(true)
      // These browsers hide what a debugger's own code throws.
      await page.read("dispatchEvent(new ErrorEvent('error', { error: new RangeError('planted') }))")
      await expect.poll(lines).toContain('error RangeError')
      await expect
        .poll(() =>
          page.read("performance.getEntriesByType('resource').some(({ name }) => /followVitals/.test(name))"),
        )
        .toBe(true)
      await page.open('about:blank')
      if (engine.version >= measuredFrom) await expect.poll(lines).toContain('vital LCP')
      else expect((await lines()).filter((line) => line.startsWith('vital'))).toEqual([])
      expect(page.faults).toEqual([])
    } finally {
      await page.close()
    }
  })
}
