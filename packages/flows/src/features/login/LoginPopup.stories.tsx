import type { Meta, StoryObj } from '@storybook/react-vite'
import { getLoginConfig, loginAuth } from '@topup/api-client'
import { loginConfigWire } from '@topup/api-client/testing'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { content, held, rejection, unreachable } from '../../testing/fakeApi.ts'
import { starfall } from '../../testing/fakeServices.ts'
import { inStore, startingWith } from '../../testing/inStore.ts'
import { apple } from './social/providers/apple.ts'
import { facebook } from './social/providers/facebook.ts'
import { google } from './social/providers/google.ts'
import { huawei } from './social/providers/huawei.ts'
import { twitter } from './social/providers/twitter.ts'
import { vk } from './social/providers/vk.ts'

/** Log in with a game account or a prepaid card. */
const meta = {
  title: 'Popups/Login',
  parameters: inStore({ open: [{ kind: 'login' }] }),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const field = (name: 'username' | 'password') => {
  const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  if (input === null) throw new Error(`No field for ${name}`)
  return input
}
const submit = () => {
  const button = document.querySelector<HTMLButtonElement>('button[type="submit"]')
  if (button === null) throw new Error('No button to log in')
  return button
}
const fill = async () => {
  await userEvent.type(field('username'), 'ren_hoshi')
  await userEvent.type(field('password'), 'moon')
}
const send = async () => {
  await fill()
  await userEvent.click(submit())
}

/** The icons appear once the service has reported the providers. */
const socialLogins = async () => {
  await waitFor(() => expect(document.querySelectorAll('.sign-in-buttons button')).toHaveLength(6))
}
const everyProvider = {
  socialLogins: [google, facebook, apple, vk, twitter, huawei],
  answers: { [getLoginConfig.path]: () => content(loginConfigWire()) },
}

export const Account: Story = {}
/** A link names an order, and the browser knows nobody who could see it. */
export const ToSeeAnOrder: Story = startingWith({
  prepare: ({ toasts, translator }) =>
    toasts.getState().show('info', translator.t('result.logInToSee', { order: 'B240718113045' })),
})
export const SocialLogins: Story = { ...startingWith(everyProvider), play: () => socialLogins() }
/**
 * Google and Facebook do not work in browsers inside apps: this is shown before the tap, and the tap leads to an
 * alternative.
 */
export const SocialLoginsInsideAnApp: Story = {
  ...startingWith({ ...everyProvider, device: { userAgent: 'Mozilla/5.0 (iPhone) Line/13.2.0' } }),
  play: () => socialLogins(),
}
export const SocialLoginRejected: Story = {
  ...SocialLoginsInsideAnApp,
  play: async () => {
    await socialLogins()
    const first = document.querySelector('.sign-in-buttons button')
    if (first !== null) await userEvent.click(first)
    const way = await screen.findByRole('alertdialog')
    await waitFor(() => expect(way).toBeVisible())
  },
}
export const Filled: Story = {
  play: async () => {
    await expect(submit()).toBeDisabled()
    await fill()
    await expect(submit()).toBeEnabled()
  },
}
export const Sending: Story = {
  ...startingWith({ answers: { [loginAuth.path]: held().endpoint } }),
  play: async () => {
    await send()
    await expect(submit()).toHaveAttribute('aria-busy', 'true')
  },
}
export const Rejected: Story = {
  ...startingWith({
    answers: { [loginAuth.path]: () => rejection(2, 'The password does not fit this account') },
  }),
  play: async () => {
    await send()
    await expect(await screen.findByText('The password does not fit this account')).toBeVisible()
  },
}
export const Unreachable: Story = {
  ...startingWith({ answers: { [loginAuth.path]: unreachable } }),
  play: async () => {
    await send()
    await expect(submit()).toBeEnabled()
  },
}
export const PasswordShown: Story = {
  play: async () => {
    await fill()
    const toggle = screen.getAllByRole('button').find((button) => button.hasAttribute('aria-pressed'))
    if (toggle !== undefined) await userEvent.click(toggle)
    await expect(field('password')).toHaveAttribute('type', 'text')
  },
}
export const LongText: Story = startingWith({
  game: { ...starfall, name: 'Die unendlichen Abenteuer der sieben Sternenwanderer von Morgenland' },
})
export const Card: Story = {
  play: async () => {
    const [, card] = await screen.findAllByRole('tab')
    if (card !== undefined) await userEvent.click(card)
    await expect(card).toHaveAttribute('aria-selected', 'true')
  },
}
export const CardTooLong: Story = {
  play: async (context) => {
    await Card.play?.(context)
    const [number] = screen.getAllByRole('textbox')
    if (number === undefined) throw new Error('No field for the number')
    await userEvent.click(number)
    await userEvent.paste('4'.repeat(81))
    await expect(number).toBeInvalid()
  },
}
