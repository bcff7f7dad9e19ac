import type { Meta, StoryObj } from '@storybook/react-vite'
import { unknownPurchase } from '@topup/domain'
import { buildFinal, buildIntended, buildOrdered, buildPurchaseSnapshot } from '@topup/domain/testing'
import { renHoshi } from '../../testing/fakeServices.ts'
import { inStore, startingWith } from '../../testing/inStore.ts'
import { openShop, storyAnswers } from '../../testing/storyAnswers.ts'
import { MyPage } from './MyPage.tsx'

/** What belongs to the player. */
const meta = {
  title: 'Pages/My',
  component: MyPage,
  parameters: inStore({ answers: storyAnswers, prepare: openShop, route: '/my' }),
} satisfies Meta<typeof MyPage>
export default meta

type Story = StoryObj<typeof meta>

const { recipient } = buildPurchaseSnapshot()
const ofOtherAccount = buildPurchaseSnapshot({ recipient: { ...recipient, suid: '5002' } })

/** Orders of this account, and one of another account on the same device. */
export const Orders: Story = startingWith({
  account: { ...renHoshi, suid: recipient.suid },
  journal: [
    { ...buildFinal('2505-8841-69'), snapshot: ofOtherAccount },
    buildFinal('2505-8841-70'),
    { ...buildFinal('2505-8841-71'), outcome: 'fail' as const },
    buildOrdered('2505-8841-77'),
    buildIntended('unsure'),
    { ...buildIntended('unread'), snapshot: unknownPurchase({ intentId: 'unread', paymentRegion: 'sea' }) },
  ],
})
export const NoOrders: Story = startingWith({ account: renHoshi })
export const Guest: Story = {}
