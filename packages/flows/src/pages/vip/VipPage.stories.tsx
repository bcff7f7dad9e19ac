import type { Meta, StoryObj } from '@storybook/react-vite'
import { getVipBasicInfo, getVipInfo } from '@topup/api-client'
import { vipBasicWire, vipInfoWire } from '@topup/api-client/testing'
import { content, held, rejection, unreachable } from '../../testing/fakeApi.ts'
import { renHoshi } from '../../testing/fakeServices.ts'
import { inStore, startingWith } from '../../testing/inStore.ts'
import { openShop, storyAnswers } from '../../testing/storyAnswers.ts'
import { VipPage } from './VipPage.tsx'

const answers = {
  ...storyAnswers,
  [getVipBasicInfo.path]: () => content(vipBasicWire()),
  [getVipInfo.path]: () => content(vipInfoWire()),
}

/** Level, gifts and coupons. */
const meta = {
  title: 'Pages/VIP centre',
  component: VipPage,
  parameters: inStore({ account: renHoshi, answers, prepare: openShop, route: '/userCenter' }),
} satisfies Meta<typeof VipPage>
export default meta

type Story = StoryObj<typeof meta>

export const Climbing: Story = {}
export const Highest: Story = startingWith({
  answers: { ...answers, [getVipInfo.path]: () => content(vipInfoWire({ vip_level: 5 })) },
})
export const Unreachable: Story = startingWith({ answers: { ...answers, [getVipInfo.path]: unreachable } })
export const Loading: Story = startingWith({
  answers: { ...answers, [getVipInfo.path]: held().endpoint },
})
export const Guest: Story = startingWith({
  prepare: (services) => {
    services.session.getState().logOut()
    return openShop(services)
  },
})
/** The service wants a login before it shows the levels. */
export const GuestRefused: Story = startingWith({
  answers: { ...answers, [getVipBasicInfo.path]: () => rejection(-600, '') },
  prepare: (services) => {
    services.session.getState().logOut()
    return openShop(services)
  },
})
