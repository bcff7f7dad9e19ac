import { getLoginConfig } from '@topup/api-client'
import type { Deployment } from '@topup/domain'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { content } from '../../../testing/fakeApi.ts'
import { createFakeServices } from '../../../testing/fakeServices.ts'
import { renderInStore } from '../../../testing/renderInStore.tsx'
import { SocialSignIn } from './SocialSignIn.tsx'
import { twitter } from './providers/twitter.ts'
import { vk } from './providers/vk.ts'

afterEach(cleanup)

/** Whether a store offers Twitter whose service names a callback page of it on a local host. */
async function offersTwitter(environment: Deployment['environment']): Promise<boolean> {
  const config = { vk_id: 'vk-1', twitter_callback: 'http://localhost:4280/twitter' }
  const services = createFakeServices({
    answers: { [getLoginConfig.path]: () => content(config) },
    socialLogins: [vk, twitter],
  })
  const deployment = { ...services.deployment, environment }
  renderInStore({ ...services, deployment }, <SocialSignIn />)
  await screen.findByRole('button', { name: /VK/ })
  return screen.queryByRole('button', { name: /Twitter/ }) !== null
}

test('a sandbox build takes an address of a local host', async () => {
  expect(await offersTwitter('local')).toBe(true)
})

test.each(['production', 'demo'] as const)('in %s such an address counts as none', async (environment) => {
  expect(await offersTwitter(environment)).toBe(false)
})

test.each([
  ['ways in that the service names', { vk_id: 'vk-1' }, ['VK']],
  ['nothing when the service names none', {}, []],
])(
  'a placeholder keeps the form in its place until the answer, and then there are %s',
  async (_what, config, names) => {
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    const services = createFakeServices({
      answers: { [getLoginConfig.path]: () => asked.then(() => content(config)) },
      socialLogins: [vk],
    })
    renderInStore(services, <SocialSignIn />)
    const placeholder = () => document.querySelector('.skeleton')
    expect(placeholder()).not.toBeNull()
    answer()
    await waitFor(() => expect(placeholder()).toBeNull())
    expect(screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(
      names.map((name) => expect.stringContaining(name)),
    )
  },
)

test('without an answer the placeholder goes', async () => {
  const services = createFakeServices({ answers: {}, socialLogins: [vk] })
  renderInStore(services, <SocialSignIn />)
  await waitFor(() => expect(document.querySelector('.skeleton')).toBeNull())
  expect(screen.queryAllByRole('button')).toEqual([])
})
