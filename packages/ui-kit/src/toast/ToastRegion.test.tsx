import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ToastMessage } from './Toast.tsx'
import { ToastRegion, toastStayMs } from './ToastRegion.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function show(...toasts: ToastMessage[]) {
  const dismissed: string[] = []
  const onDismiss = (id: string) => void dismissed.push(id)
  render(<ToastRegion toasts={toasts} dismissLabel="Dismiss" onDismiss={onDismiss} />)
  return dismissed
}

test.each([
  ['success', 'status'],
  ['info', 'status'],
  ['error', 'alert'],
] as const)('a toast of kind %s is announced as %s', (kind, role) => {
  show({ id: '1', kind, text: 'Coupon claimed' })
  expect(within(screen.getByRole(role)).getByText('Coupon claimed')).toBeDefined()
})

test('both live regions stand ready before the first toast, out of the reach of popups', () => {
  show()
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.getByRole('alert').parentElement?.hasAttribute('data-live')).toBe(true)
})

test('success and info leave after four seconds, an error stays', () => {
  const dismissed = show(
    { id: 'ok', kind: 'success', text: 'Claimed' },
    { id: 'no', kind: 'error', text: 'Not supported' },
    { id: 'hm', kind: 'info', text: 'Copied' },
  )
  act(() => void vi.advanceTimersByTime(toastStayMs - 1))
  expect(dismissed).toEqual([])
  act(() => void vi.advanceTimersByTime(1))
  expect(dismissed).toEqual(['ok', 'hm'])
  act(() => void vi.advanceTimersByTime(60_000))
  expect(dismissed).toEqual(['ok', 'hm'])
})

test('a toast can be dismissed', () => {
  const dismissed = show({ id: 'no', kind: 'error', text: 'Not supported' })
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(dismissed).toEqual(['no'])
})
