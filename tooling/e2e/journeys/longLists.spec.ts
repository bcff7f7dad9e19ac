import { expect, type Locator, type Page, test } from '@playwright/test'
import { buyInWindow, enterStore, payAt, readyToPay } from '../src/shopper.ts'

type Row = Readonly<Record<string, unknown>>

/** A list as a service sends it, made long: every row has an id and a name of its own. */
const manyOf = (
  rows: readonly Row[],
  { length, id, name }: { readonly length: number; readonly id: string; readonly name: string },
): readonly Row[] =>
  Array.from({ length }, (_, index) => {
    const row = rows[index % rows.length]
    return { ...row, [id]: `${String(row?.[id])}-${index}`, [name]: `Number ${index}` }
  })

/** Changes the content of an answer on its way. */
const change = (page: Page, call: RegExp, to: (content: never) => unknown) =>
  page.route(call, async (route) => {
    const response = await route.fetch()
    const said = await response.json()
    await route.fulfill({ response, json: { ...said, content: to(said.content as never) } })
  })

const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { x: NaN, y: NaN, height: NaN }

test('thousands of products and a hundred methods are drawn in parts, and the first of each can be bought', async ({
  page,
}) => {
  await change(page, /productPoints/, (groups: readonly { readonly goods: readonly Row[] }[]) =>
    groups.map((group, index) => ({
      ...group,
      // As much as an answer may hold, behind what the service has.
      goods: [
        ...group.goods,
        ...manyOf(group.goods, { length: index === 0 ? 5000 : 0, id: 'value', name: 'display' }).map(
          (row) => ({ ...row, goodsSort: 100_000 }),
        ),
      ],
    })),
  )
  await change(
    page,
    /getPaywayList/,
    (content: { readonly country: Readonly<Record<string, readonly Row[]>> }) => ({
      ...content,
      country: Object.fromEntries(
        Object.entries(content.country).map(([region, methods]) => [
          region,
          [...methods, ...manyOf(methods, { length: 90, id: 'payway_id', name: 'name' })],
        ]),
      ),
    }),
  )
  const shopper = await enterStore(page, 'watt')
  const { says } = shopper
  const products = page.getByRole('tabpanel').getByRole('radio')
  await expect(products).toHaveCount(60)
  const more = page.getByRole('button', { name: says.common.more })
  const [button, first, last] = [
    await boxOf(more),
    await boxOf(products.first()),
    await boxOf(products.last()),
  ]
  expect(button.y, 'room between them').toBeGreaterThan(last.y + last.height + 5)
  expect(button.x, 'in line with the cards').toBeCloseTo(first.x, 0)
  await more.click()
  await expect(products).toHaveCount(120)

  const recharge = await readyToPay(shopper, /680 Crystals/)
  const methods = recharge.getByRole('radiogroup', { name: says.recharge.payWith }).getByRole('radio')
  await expect(methods).toHaveCount(60)
  await recharge.getByRole('radio', { name: /PayPal/ }).click()
  const provider = await buyInWindow(shopper)
  await payAt(provider)
  await provider.close()
  await expect(page.getByRole('alertdialog', { name: says.result.successTitle })).toBeVisible()
})
