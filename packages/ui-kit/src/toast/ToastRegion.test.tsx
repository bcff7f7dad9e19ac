import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Dialog } from '../popup/Dialog.tsx'
import { type ToastMessage, ToastRegion } from './ToastRegion.tsx'

/** Shows the toasts; `pass` ends the waits that were not aborted. */
function show(...toasts: ToastMessage[]) {
  const dismissed: string[] = []
  const waits: { readonly ms: number; readonly signal: AbortSignal; readonly end: () => void }[] = []
  const onDismiss = (id: string) => void dismissed.push(id)
  const wait = (ms: number, signal: AbortSignal) =>
    new Promise<void>((end) => void waits.push({ ms, signal, end }))
  const drawn = render(
    <ToastRegion toasts={toasts} dismissLabel="Dismiss" onDismiss={onDismiss} wait={wait} />,
  )
  const awaited = () => waits.filter(({ signal }) => !signal.aborted)
  const pass = async () => {
    for (const { end } of awaited()) end()
    await Promise.resolve()
  }
  return { dismissed, awaited, pass, unmount: drawn.unmount }
}

test.each([
  ['success', 'status'],
  ['info', 'status'],
  ['error', 'alert'],
] as const)('a toast of kind %s is announced as %s', (kind, role) => {
  show({ id: '1', kind, text: 'Coupon claimed' })
  expect(within(screen.getByRole(role)).getByText('Coupon claimed')).toBeDefined()
})

test('both live regions exist before the first toast, and popups do not make them unreachable', () => {
  show()
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.getByRole('alert').parentElement?.hasAttribute('data-live')).toBe(true)
})

test('success and info leave after four seconds, an error stays', async () => {
  const { dismissed, awaited, pass } = show(
    { id: 'ok', kind: 'success', text: 'Claimed' },
    { id: 'no', kind: 'error', text: 'Not supported' },
    { id: 'hm', kind: 'info', text: 'Copied' },
  )
  expect(awaited().map(({ ms }) => ms)).toEqual([4000, 4000])
  expect(dismissed).toEqual([])
  await pass()
  expect(dismissed).toEqual(['ok', 'hm'])
})

test('the wait for a toast that is gone is aborted', () => {
  const { awaited, unmount } = show({ id: 'ok', kind: 'success', text: 'Claimed' })
  unmount()
  expect(awaited()).toEqual([])
})

test('a toast can be dismissed', () => {
  const { dismissed } = show({ id: 'no', kind: 'error', text: 'Not supported' })
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(dismissed).toEqual(['no'])
})

test('Escape dismisses the newest error before it closes the popup under it', () => {
  const onClose = vi.fn<() => void>()
  const popup = render(<Dialog title="A question" actions={null} onClose={onClose} />)
  const { dismissed, unmount } = show(
    { id: 'first', kind: 'error', text: 'Not supported' },
    { id: 'newest', kind: 'error', text: 'Not sent' },
    { id: 'ok', kind: 'success', text: 'Copied' },
  )
  const escape = () => fireEvent.keyDown(document.body, { key: 'Escape' })
  escape()
  expect(dismissed).toEqual(['newest'])
  expect(onClose).not.toHaveBeenCalled()
  unmount()
  show({ id: 'ok', kind: 'success', text: 'Copied' })
  escape()
  expect(onClose).toHaveBeenCalledOnce()
  popup.unmount()
})
