// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createFakeServices, renHoshi } from '../../testing/fakeServices.ts'
import { renderInStore } from '../../testing/renderInStore.tsx'
import { RecipientRows } from './CharacterAndProductPage.tsx'

afterEach(cleanup)

test('the second step names the account that pays beside the recipient', () => {
  renderInStore(createFakeServices({ account: renHoshi }), <RecipientRows />)
  expect(document.querySelector('.list')?.textContent).toContain(renHoshi.username)
})

test('without an account it offers the login', () => {
  renderInStore(createFakeServices(), <RecipientRows />)
  expect(document.querySelector('.list')?.textContent).not.toContain(renHoshi.username)
})
