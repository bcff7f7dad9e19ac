import { expect, test } from '@playwright/test'
import { payButton, payByCard } from '../src/cardForm.ts'
import { buyByDropIn, readyToPayByDropIn } from '../src/dropIn.ts'
import { enterStore } from '../src/shopper.ts'
import { storeTag } from '../src/stores.ts'

// A light brand, and a dark one whose controls are round.
for (const brand of ['watt', 'ssgame'])
  test(
    `on a small phone the card form of ${brand} and the bank's page fit the screen, and the button says what it does`,
    { tag: storeTag(brand) },
    async ({ page }) => {
      const shopper = await enterStore(page, brand)
      await readyToPayByDropIn(shopper)
      const payDocument = await buyByDropIn(shopper)
      await payDocument.setViewportSize({ width: 320, height: 640 })
      const fits = () =>
        payDocument.evaluate(
          () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
        )

      const words = payButton(payDocument).getByText(/\d/)
      await expect(words).toBeVisible()
      expect((await words.boundingBox())?.width).toBeGreaterThan(40)
      await expect.poll(fits).toBe(true)

      await payByCard(payDocument, 'challenge')
      const bank = payDocument.locator('iframe[name="threeDSIframe"]')
      await expect(bank.contentFrame().getByRole('button', { name: 'Yes, pay' })).toBeVisible()
      const frame = await bank.boundingBox()
      expect((frame?.x ?? 0) + (frame?.width ?? 0)).toBeLessThanOrEqual(320)
      await expect.poll(fits).toBe(true)
    },
  )
