import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  getCouponList,
  getCouponPrice,
  getLimitProductInfo,
  getPageConfig,
  getPaywayList,
} from '@topup/api-client'
import { couponWire, pageConfigWire, paywayWire } from '@topup/api-client/testing'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { content, held, unreachable } from '../../../testing/fakeApi.ts'
import { renHoshi } from '../../../testing/fakeServices.ts'
import { inStore, startingWith } from '../../../testing/inStore.ts'
import { openShopForKaelith, storyAnswers } from '../../../testing/storyAnswers.ts'

/** The recharge popup: product, recipient, payment method and Buy. */
const meta = {
  title: 'Popups/Recharge',
  parameters: inStore({
    account: renHoshi,
    answers: storyAnswers,
    prepare: openShopForKaelith,
    open: [{ kind: 'recharge', productId: 'crystals.3280' }],
  }),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const method = async (index: number) => {
  const row = (await screen.findAllByRole('radio'))[index]
  if (row !== undefined) await userEvent.click(row)
}

export const Loading: Story = startingWith({ answers: { [getPaywayList.path]: held().endpoint } })
export const CouponUsed: Story = {}
export const CouponBeingPriced: Story = startingWith({ answers: { [getCouponPrice.path]: held().endpoint } })
export const CouponPriceFailed: Story = startingWith({ answers: { [getCouponPrice.path]: unreachable } })
export const CouponWithoutEnd: Story = startingWith({
  answers: { [getCouponList.path]: () => content([couponWire({ valid_end_time: null })]) },
})
/** The player removed the coupon: the row asks to choose one. */
export const CouponToChoose: Story = {
  play: async ({ loaded }) => {
    const { recharge } = loaded['services']
    await waitFor(() => expect(recharge.getState().coupons.choice.kind).toBe('priced'))
    recharge.getState().chooseCoupon({ kind: 'couponCancelled' })
  },
}
/** No coupon can be used: the row leads to the VIP centre. */
export const ClaimMoreCoupons: Story = startingWith({
  answers: { [getCouponList.path]: () => content([]) },
})
export const CouponsFailed: Story = startingWith({ answers: { [getCouponList.path]: unreachable } })
export const WithoutCoupons: Story = startingWith({
  answers: { [getPageConfig.path]: () => content(pageConfigWire({ is_open_coupon: 0 })) },
})
export const UnsupportedProduct: Story = startingWith({
  open: [{ kind: 'recharge', productId: 'crystals.6480' }],
})
/** It is not known whether this character may still buy the product. */
export const LimitUnknown: Story = startingWith({
  answers: { [getLimitProductInfo.path]: unreachable },
  open: [{ kind: 'recharge', productId: 'crate' }],
})
export const UnsupportedMethod: Story = { play: () => method(3) }
export const MethodsFailed: Story = startingWith({ answers: { [getPaywayList.path]: unreachable } })
export const NoMethods: Story = startingWith({
  answers: { [getPaywayList.path]: () => content({ country: {} }) },
})
export const NoMethodForPrice: Story = startingWith({
  answers: {
    [getPaywayList.path]: () => content({ country: { MY: [paywayWire({ min_money: 5000 })] } }),
  },
})
export const NoMethodWithPicture: Story = startingWith({
  answers: { [getPaywayList.path]: () => content({ country: { MY: [paywayWire({ icon: '' })] } }) },
})
/** The app led the tab away in place of opening the payment. */
export const LedAway: Story = startingWith({
  prepare: (services) => {
    services.toasts.getState().show('info', services.translator.t('recharge.ledAway'))
  },
})
/** The only region needs no choice; each method shows its range of prices. */
export const OneRegion: Story = startingWith({
  answers: {
    [getPaywayList.path]: () =>
      content({
        country: {
          MY: [
            paywayWire({ name: 'Carrier billing', max_money: 100 }),
            paywayWire({ payway_id: '2', name: 'Bank transfer', min_money: 5 }),
          ],
        },
      }),
  },
})
export const SubMethodChosen: Story = {
  play: async ({ loaded }) => {
    await screen.findAllByRole('radio')
    const { recharge } = loaded['services']
    recharge.getState().choosePayment({ kind: 'methodChosen', key: '701' })
    recharge.getState().choosePayment({ kind: 'subMethodChosen', key: 'w1' })
    await waitFor(() => expect(recharge.getState().payment.choice.kind).toBe('method'))
  },
}
export const DetailsOpen: Story = {
  play: async () => {
    await method(0)
    const fold = screen.getAllByRole('button').find((button) => button.hasAttribute('aria-expanded'))
    if (fold !== undefined) await userEvent.click(fold)
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
  },
}
export const Placing: Story = {
  play: async ({ loaded }) => {
    await method(0)
    loaded['services'].recharge.getState().setPlacing({ kind: 'yes', intentId: 'i1' })
    await expect(await screen.findAllByRole('radio')).not.toHaveLength(0)
  },
}
/** The device is slow to write the order down. */
export const Saving: Story = {
  play: async ({ loaded }) => {
    await method(0)
    const { recharge, translator } = loaded['services']
    recharge.getState().setPlacing({ kind: 'saving', intentId: 'i1' })
    const saving = await screen.findByRole('button', { name: new RegExp(translator.t('recharge.saving')) })
    await expect(saving).toBeVisible()
  },
}
export const LongText: Story = startingWith({
  answers: {
    [getCouponList.path]: () =>
      content([
        couponWire({ name: 'Fünfundzwanzig Prozent Willkommensrabatt auf alle Aufladungen dieses Monats' }),
      ]),
  },
})
