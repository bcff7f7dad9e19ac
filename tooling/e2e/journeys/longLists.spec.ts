import { expect, type Locator, type Page, test } from '@playwright/test'
import { buyInWindow, enterStore, logIn, newShopper, payAt, readyToPay } from '../src/shopper.ts'
import type { Shopper } from '../src/shopper.ts'
import { storeOrigin } from '../src/stores.ts'

// A page may still be asking when its test ends.
test.afterEach(({ page }) => (page.isClosed() ? undefined : page.unrouteAll({ behavior: 'ignoreErrors' })))

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

/** As much as an answer may hold. */
const length = 5000
const long = (rows: readonly Row[], id: string, name: string) => manyOf(rows, { length, id, name })

/** A list that a service can make long: the call that brings it, what is made of its answer, and where its rows stand. */
interface LongList {
  readonly call: RegExp
  readonly to: (content: never) => unknown
  readonly open: (shopper: Shopper) => Promise<Locator>
}

const dialogOf = ({ page }: Shopper) => page.getByRole('dialog').last()

async function openServers(shopper: Shopper): Promise<Locator> {
  const { page, says } = shopper
  await logIn(shopper)
  await page.getByRole('button', { name: says.destination.chooseCharacter }).click()
  return page.getByRole('dialog', { name: says.server.title })
}

const openEvent = async (shopper: Shopper) => {
  await logIn(shopper)
  await shopper.page.getByRole('link', { name: shopper.says.nav.event }).first().click()
  return shopper.page.getByRole('tabpanel').getByRole('listitem')
}

const days = (content: { readonly type: string; readonly days?: readonly Row[] }) =>
  content.days === undefined ? content : { ...content, days: numbered(content.days, 'reward_id', 'day') }
const milestones = (content: { readonly type: string; readonly milestones?: readonly Row[] }) =>
  content.milestones === undefined
    ? content
    : { ...content, milestones: numbered(content.milestones, 'reward_id', 'need') }

/** Rows with an id and a number of their own. */
const numbered = (rows: readonly Row[], id: string, figure: string): readonly Row[] =>
  Array.from({ length }, (_, index) => ({
    ...rows[index % rows.length],
    [id]: `r${index}`,
    [figure]: index + 1,
  }))

interface Methods {
  readonly country: Readonly<Record<string, readonly Row[]>>
}

/** The first region alone: an answer has an end. */
const regionsOf = ({ country }: Methods) => Object.entries(country).slice(0, 1)

/** A method without what it can go without, because an answer is read up to a length. */
const barely = ({ payway_id, channel_id, name, icon }: Row): Row => ({ payway_id, channel_id, name, icon })

const lists: Readonly<Record<string, LongList>> = {
  'groups of products': {
    call: /productPoints/,
    to: (groups: readonly { readonly goods: readonly Row[] }[]) =>
      manyOf(groups, { length, id: 'typeKey', name: 'typeName' }).map((group, index) => ({
        ...group,
        goods: manyOf(groups[0]?.goods ?? [], { length: 1, id: 'value', name: 'display' }).map((good) => ({
          ...good,
          value: `p${index}`,
          typeSort: index,
        })),
      })),
    open: async ({ page }) => page.getByRole('tablist').getByRole('tab'),
  },
  games: {
    call: /getGameList/,
    to: (games: readonly Row[]) => [
      // The one that the page shows.
      { ...games[0], name: 'Number 0' },
      ...long(games, 'client_id', 'name').slice(1),
    ],
    open: async (shopper) => {
      const { page, says } = shopper
      await page.getByRole('main').getByRole('button', { name: says.common.change }).click()
      return dialogOf(shopper).getByRole('button', { name: /Number \d/ })
    },
  },
  servers: {
    call: /getServerList/,
    to: ({ all, ...rest }: { readonly all: readonly Row[] }) => ({
      ...rest,
      all: long(all, 'server_id', 'server_name'),
    }),
    open: async (shopper) => {
      const popup = await openServers(shopper)
      await popup.getByRole('tab', { name: shopper.says.server.all, exact: true }).click()
      return popup.getByRole('tabpanel').getByRole('radio')
    },
  },
  characters: {
    call: /allRoleList/,
    to: (roles: readonly Row[]) => long(roles.slice(0, 1), 'role_id', 'role_name'),
    open: async (shopper) => {
      const popup = await openServers(shopper)
      await popup.getByRole('tabpanel').getByRole('radio').first().click()
      return popup.getByRole('radiogroup').last().getByRole('radio')
    },
  },
  'payment methods': {
    call: /getPaywayList/,
    to: (content: Methods) => ({
      country: Object.fromEntries(
        regionsOf(content).map(([region, methods]) => [
          region,
          long(methods.map(barely), 'payway_id', 'name'),
        ]),
      ),
    }),
    open: async (shopper) => {
      const { says } = shopper
      const recharge = await readyToPay(shopper, /680 Crystals/)
      return recharge.getByRole('radiogroup', { name: says.recharge.payWith }).getByRole('radio')
    },
  },
  coupons: {
    call: /couponList/,
    to: (coupons: readonly Row[]) => long(coupons, 'code', 'name'),
    open: async (shopper) => {
      await logIn(shopper)
      await shopper.page.goto(`${storeOrigin('watt')}/my`)
      await shopper.page.getByRole('button', { name: shopper.says.coupons.title }).click()
      return dialogOf(shopper).getByRole('article')
    },
  },
  'VIP levels': {
    call: /vipBasicInfo/,
    to: ({ levels, ...rest }: { readonly levels: readonly Row[] }) => ({
      ...rest,
      levels: Array.from({ length }, (_, index) => ({
        ...levels[index % levels.length],
        coupons_list: null,
        level_id: index + 1,
        need_points: index * 10,
      })),
    }),
    open: async (shopper) => {
      await logIn(shopper)
      await shopper.page.goto(`${storeOrigin('watt')}/userCenter`)
      return shopper.page.getByRole('table').locator('tbody').getByRole('row')
    },
  },
  milestones: { call: /cumulativeActivityInfo/, to: milestones, open: openEvent },
  days: {
    call: /cumulativeActivityInfo/,
    to: days,
    open: async (shopper) => {
      const rows = await openEvent(shopper)
      await shopper.page.getByRole('tab', { name: shopper.says.activity.consecutive }).click()
      return rows
    },
  },
}

for (const [name, { call, to, open }] of Object.entries(lists))
  test(`of 5,000 ${name} sixty are drawn at once`, async ({ page }) => {
    await change(page, call, to)
    await page.addInitScript(watchTasks)
    const shopper = newShopper(page, 'watt')
    await page.goto(storeOrigin('watt'))
    const rows = await open(shopper)
    await expect(rows).toHaveCount(60)
    if (process.env['LONG_TASKS'] === undefined) return
    console.log(`${name}: longest task ${await page.evaluate(() => window.longestTask ?? 0)} ms`)
  })

test('of 5,000 areas three hundred are options at once, and the others come when they are asked for', async ({
  page,
}) => {
  await change(page, /config\/recharge/, (content: Row) => ({ ...content, area_config: { is_area_role: 1 } }))
  await change(page, /getServerList/, (content: Row) => ({
    ...content,
    areas: Array.from({ length }, (_, index) => ({ area_id: `a${index}`, area_name: `Area ${index}` })),
  }))
  const shopper = newShopper(page, 'watt')
  await page.goto(storeOrigin('watt'))
  const popup = await openServers(shopper)
  const areas = popup.getByRole('combobox', { name: shopper.says.server.area })
  await expect(areas.getByRole('option')).toHaveCount(301)
  await areas.selectOption({ label: shopper.says.common.more })
  await areas.selectOption({ label: 'Area 599' })
  await expect(areas).toHaveValue('a599')
})

declare global {
  interface Window {
    longestTask?: number
  }
}

/** Runs in the page: keeps how long its longest task took. */
function watchTasks(): void {
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.longestTask = Math.max(window.longestTask ?? 0, duration)
  }).observe({ type: 'longtask', buffered: true })
}
