import { loginAuth } from '@topup/api-client'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { accountOf } from '../../store/state/sessionStore.ts'
import { content, held, rejection, unreachable } from '../../testing/fakeApi.ts'
import { createFakeServices, starfall } from '../../testing/fakeServices.ts'
import { renderInStore } from '../../testing/renderInStore.tsx'
import { LoginPopup } from './LoginPopup.tsx'

afterEach(cleanup)

const wire = { username: 'ren_hoshi', suid: '7720418', oauth_token: 'token-1', gp_id: '1' }

function open() {
  const services = createFakeServices()
  const onClose = vi.fn<() => void>()
  const user = renderInStore(services, <LoginPopup onClose={onClose} />)
  const submit = () => screen.getByRole('button', { name: 'Log in' })
  const fill = async () => {
    await user.type(screen.getByLabelText('Username'), ' ren_hoshi ')
    await user.type(screen.getByLabelText('Password'), 'moon')
  }
  return { services, onClose, user, submit, fill }
}

/** Undoes `prefix + base64(value + prefix)`. */
const revealed = (sent: unknown) => atob(String(sent).slice(3)).slice(0, -3)

describe('the button', () => {
  test('is disabled until both fields are filled', async () => {
    const { user, submit } = open()
    expect(submit()).toHaveProperty('disabled', true)
    await user.type(screen.getByLabelText('Username'), 'ren_hoshi')
    expect(submit()).toHaveProperty('disabled', true)
    await user.type(screen.getByLabelText('Password'), '   ')
    expect(submit()).toHaveProperty('disabled', true)
    await user.type(screen.getByLabelText('Password'), 'moon')
    expect(submit()).toHaveProperty('disabled', false)
  })

  test.each([
    ['is enabled', 80, false],
    ['is disabled', 81, true],
  ])('%s for a card number of %i characters', async (_word, length, disabled) => {
    const { user, submit } = open()
    await user.click(screen.getByRole('tab', { name: 'Prepaid card' }))
    await user.click(screen.getByLabelText(/^Card number/))
    await user.paste(` ${'4'.repeat(length)} `)
    await user.type(screen.getByLabelText(/^Card PIN/), 'kf29')
    expect(submit()).toHaveProperty('disabled', disabled)
    expect(screen.queryAllByText('At most 80 characters')).toHaveLength(disabled ? 1 : 0)
  })
})

test.each([
  ['Account', 'Username', { isComposing: true }],
  ['Account', 'Username', { keyCode: 229 }],
  ['Prepaid card', /^Card number/, { isComposing: true }],
])(
  'Enter that ends a word of a composing keyboard stays in its field: %s, %s, %j',
  async (tab, label, how) => {
    const { user } = open()
    if (tab !== 'Account') await user.click(screen.getByRole('tab', { name: tab }))
    const field = screen.getByLabelText(label)
    field.focus()
    fireEvent.keyDown(field, { key: 'Enter', ...how })
    expect(document.activeElement).toBe(field)
  },
)

test('Enter goes to the field that is still empty, and sends what is complete', async () => {
  const { services, user } = open()
  services.api.answer(loginAuth.path, held().endpoint)
  await user.type(screen.getByLabelText('Username'), 'ren_hoshi{Enter}')
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  expect(services.api.callsTo(loginAuth.path)).toHaveLength(0)
  await user.type(screen.getByLabelText('Password'), 'moon{Enter}')
  expect(services.api.callsTo(loginAuth.path)).toHaveLength(1)
})

test('the keyboard says what Enter does', () => {
  open()
  expect(screen.getByLabelText('Username').getAttribute('enterkeyhint')).toBe('next')
  expect(screen.getByLabelText('Password').getAttribute('enterkeyhint')).toBe('go')
})

test('a double tap, Enter and a second submit send one request', async () => {
  const { services, user, submit, fill } = open()
  services.api.answer(loginAuth.path, held().endpoint)
  await fill()
  await user.dblClick(submit())
  await user.type(screen.getByLabelText('Password'), '{Enter}')
  const form = submit().closest('form')
  if (form !== null) fireEvent.submit(form)
  expect(services.api.callsTo(loginAuth.path)).toHaveLength(1)
  expect(submit().getAttribute('aria-busy')).toBe('true')
})

test('a success logs in to the game, forgets the selection and closes', async () => {
  const { services, onClose, user, submit, fill } = open()
  services.selection.getState().change((selection) => ({ ...selection, productId: 'crystals.680' }))
  services.api.answer(loginAuth.path, () => content(wire))
  await fill()
  await user.click(submit())
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(accountOf(services.session.getState())?.username).toBe('ren_hoshi')
  expect(services.selection.getState().selection).toMatchObject({ productId: null, clientId: '100001' })
  const [call] = services.api.callsTo(loginAuth.path)
  expect(call?.request['client_id']).toBe('100001')
  expect(revealed(call?.request['username'])).toBe('ren_hoshi')
  expect(revealed(call?.request['password'])).toBe('moon')
})

test('a card number is sent as the user name, without the blanks of the print', async () => {
  const { services, onClose, user, submit } = open()
  services.api.answer(loginAuth.path, () => content(wire))
  await user.click(screen.getByRole('tab', { name: 'Prepaid card' }))
  await user.type(screen.getByLabelText(/^Card number/), ' SF43 8820 ')
  await user.type(screen.getByLabelText(/^Card PIN/), 'kf29')
  await user.click(submit())
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(revealed(services.api.callsTo(loginAuth.path)[0]?.request['username'])).toBe('SF438820')
})

test.each([
  ['the words of the service', rejection(2, 'Wrong password'), 'Wrong password'],
  [
    'its own words when the service has none',
    rejection(2, ''),
    'Login failed. Check your username and password.',
  ],
  [
    'a network error when nobody answers',
    unreachable(),
    'Network error. Check your connection and try again.',
  ],
])('a failure shows %s and keeps what was typed', async (_whose, answer, text) => {
  const { services, onClose, user, submit, fill } = open()
  services.api.answer(loginAuth.path, () => answer)
  await fill()
  await user.click(submit())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text))
  expect(screen.getByLabelText('Username')).toHaveProperty('value', ' ren_hoshi ')
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'moon')
  expect(submit()).toHaveProperty('disabled', false)
  expect(onClose).not.toHaveBeenCalled()
})

test('closing the popup cancels the request', async () => {
  const { services, user, submit, fill } = open()
  services.api.answer(loginAuth.path, held().endpoint)
  await fill()
  await user.click(submit())
  cleanup()
  expect(services.api.callsTo(loginAuth.path).map(({ signal }) => signal?.aborted)).toEqual([true])
})

test('after a login to a game that was left meanwhile, the player can log in to the new one', async () => {
  const { services, onClose, user, submit, fill } = open()
  const login = held()
  services.api.answer(loginAuth.path, login.endpoint)
  await fill()
  await user.click(submit())
  services.session.getState().chooseGame({ ...starfall, clientId: '100002', name: 'Ember Dynasty' })
  login.answer(content(wire))
  await waitFor(() => expect(submit().getAttribute('aria-busy')).toBeNull())
  expect(services.session.getState().accounts.size).toBe(0)
  expect(onClose).not.toHaveBeenCalled()
})
