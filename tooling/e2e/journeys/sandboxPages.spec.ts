import { expect, test } from '@playwright/test'
import { sandboxOrigins } from '../src/stores.ts'

test('the control page keeps its forms apart, and its tables in line with their headings', async ({
  page,
}) => {
  await page.goto(`${sandboxOrigins()[0]}/__sandbox`)
  const add = await page.getByRole('button', { name: 'Add', exact: true }).boundingBox()
  const clear = await page.getByRole('button', { name: 'Clear all faults' }).boundingBox()
  expect((clear?.y ?? 0) - (add?.y ?? 0) - (add?.height ?? 0)).toBeGreaterThanOrEqual(12)
  const indent = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((each) => {
        const range = document.createRange()
        range.selectNodeContents(each)
        return Math.round(range.getBoundingClientRect().left)
      })
  expect(await indent('th')).toBe(await indent('h2'))
})
