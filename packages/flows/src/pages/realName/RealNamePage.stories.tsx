import type { Meta, StoryObj } from '@storybook/react-vite'
import { getUserInfo } from '@topup/api-client'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { rejection, unreachable } from '../../testing/fakeApi.ts'
import { renHoshi } from '../../testing/fakeServices.ts'
import { inStore, startingWith } from '../../testing/inStore.ts'
import { RealNamePage } from './RealNamePage.tsx'

/** The page for an account that is not verified. */
const meta = {
  title: 'Pages/Real name',
  component: RealNamePage,
  parameters: inStore({ account: renHoshi }),
} satisfies Meta<typeof RealNamePage>
export default meta

type Story = StoryObj<typeof meta>

/** Taps "Check again", the first button of the page without a link to the verification. */
const checkAgain: Story['play'] = async () => {
  const main = within(await screen.findByRole('main'))
  const alert = main.getByRole('alert')
  const [check] = main.getAllByRole('button')
  if (check !== undefined) await userEvent.click(check)
  await waitFor(() => expect(alert).not.toBeEmptyDOMElement())
}

export const ToVerify: Story = {}
export const NotVerified: Story = {
  ...startingWith({ answers: { [getUserInfo.path]: () => rejection(6001, '') } }),
  play: checkAgain,
}
export const CheckFailed: Story = {
  ...startingWith({ answers: { [getUserInfo.path]: unreachable } }),
  play: checkAgain,
}
