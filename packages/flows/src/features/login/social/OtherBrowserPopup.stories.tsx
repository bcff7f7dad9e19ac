import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { inStore, startingWith } from '../../../testing/inStore.ts'

/** A login that does not work inside this app, and the address to open in another browser. */
const meta = {
  title: 'Popups/Open in another browser',
  parameters: inStore({ open: [{ kind: 'otherBrowser', login: 'Google' }] }),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** Taps "Copy address" in a browser whose clipboard behaves as `writeText` does. */
const copyWith = (writeText: () => Promise<void>): Story => ({
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    return () => void Reflect.deleteProperty(navigator, 'clipboard')
  },
  play: async ({ loaded }) => {
    const [copy] = await screen.findAllByRole('button')
    if (copy !== undefined) await userEvent.click(copy)
    const { toasts } = loaded['services']
    await waitFor(() => expect(toasts.getState().messages).toHaveLength(1))
  },
})

export const Address: Story = {}
export const Copied: Story = copyWith(() => Promise.resolve())
/** The app blocks the clipboard: the address is selected instead. */
export const CopyByHand: Story = copyWith(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
export const LongText: Story = startingWith({
  open: [{ kind: 'otherBrowser', login: 'Der Anmeldedienst der sieben Sternenwanderer' }],
})
/** An app on Android can hand the page to Chrome. */
export const OnAndroid: Story = startingWith({
  open: [{ kind: 'otherBrowser', login: 'Google' }],
  prepare: (services) => {
    Object.assign(services, {
      device: { ...services.device, userAgent: 'Mozilla/5.0 (Linux; Android 14; wv) [FBAN/EMA]' },
    })
  },
})
