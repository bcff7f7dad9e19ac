// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createFakeServices, renHoshi } from '../../testing/fakeServices.ts'
import { renderInStore } from '../../testing/renderInStore.tsx'
import { RecipientRows } from './RecipientRows.tsx'

afterEach(cleanup)

test('the second step names the account that pays beside the recipient', () => {
  renderInStore(createFakeServices({ account: renHoshi }), <RecipientRows />)
  expect(screen.getByRole('list').textContent).toContain(renHoshi.username)
})

test('without an account it offers the login', () => {
  renderInStore(createFakeServices(), <RecipientRows />)
  expect(screen.getByRole('list').textContent).not.toContain(renHoshi.username)
})
