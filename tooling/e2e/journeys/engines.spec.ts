import { expect, test } from '@playwright/test'
import { logIn, enterStore } from '../src/shopper.ts'

test('the products are on screen and a player can log in @firefox', async ({ page }) => {
  const shopper = await enterStore(page, 'watt')
  await expect(page.getByRole('tabpanel').getByRole('radio').first()).toBeVisible()
  await logIn(shopper)
  await expect(page.getByRole('button', { name: shopper.says.destination.chooseCharacter })).toBeVisible()
})
