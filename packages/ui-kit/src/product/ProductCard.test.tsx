import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { Countdown } from '../countdown/Countdown.tsx'
import { type ProductBar, ProductCard, type ProductCardProps } from './ProductCard.tsx'
import { ProductGrid } from './ProductGrid.tsx'

function show(props: Partial<ProductCardProps> & { bar: ProductBar }) {
  let presses = 0
  render(
    <ProductGrid label="Crystals">
      <ProductCard name="680 Crystals" artwork="gem-2" onPress={() => presses++} {...props} />
    </ProductGrid>,
  )
  return () => presses
}

describe('ProductCard', () => {
  test('for sale it is a radio of its grid that says price and points', async () => {
    const user = userEvent.setup()
    const points = '+99 VIP points'
    const presses = show({ coupon: 'Coupon', bar: { kind: 'price', price: 'US$9.99', points } })
    const card = screen.getByRole('radio', { name: /680 Crystals.*Coupon.*US\$9\.99.*\+99 VIP points/ })
    expect(card.getAttribute('aria-checked')).toBe('false')
    expect(screen.getByRole('radiogroup', { name: 'Crystals' }).contains(card)).toBe(true)
    await user.click(card)
    expect(presses()).toBe(1)
  })

  test('selected it is checked', () => {
    show({ selected: true, bar: { kind: 'price', price: 'US$9.99' } })
    expect(screen.getByRole('radio', { checked: true })).toBeDefined()
  })

  test('sold out it is not a choice, counts down in place of the price, and a tap asks why', async () => {
    const user = userEvent.setup()
    const presses = show({
      ribbon: { text: 'Limit reached' },
      bar: { kind: 'soldOut', text: <Countdown lead="Back in" parts={['2d', '4h']} /> },
    })
    expect(screen.queryByRole('radio')).toBeNull()
    const card = screen.getByRole('group', { name: '680 Crystals' })
    expect(card.contains(screen.getByRole('timer'))).toBe(true)
    expect(screen.getByRole('timer').textContent).toBe('Back in 2d 4h')
    const button = screen.getByRole('button', { name: '680 Crystals: Limit reached' })
    expect(card.contains(button)).toBe(true)
    await user.click(button)
    await user.tab()
    await user.tab({ shift: true })
    await user.keyboard('{Enter}')
    expect(presses()).toBe(2)
  })

  test('with an unpaid order it is a plain button that leads to the payment', async () => {
    const user = userEvent.setup()
    const presses = show({ ribbon: { text: 'Unpaid order' }, bar: { kind: 'unpaid', text: 'Go to payment' } })
    await user.click(screen.getByRole('button', { name: /Unpaid order.*Go to payment/ }))
    expect(presses()).toBe(1)
  })

  test('an action can replace the price', () => {
    show({ layout: 'wide', bar: { kind: 'action', text: 'Exchange' } })
    expect(screen.getByRole('radio', { name: /Exchange/ })).toBeDefined()
  })

  test.each([
    [2, 3, 'off on on'],
    [0, 2, 'off off'],
    [3, 3, 'on on on'],
  ])('draws %i left of %i as %s', (left, total, drawn) => {
    show({ limit: { left, total }, bar: { kind: 'price', price: 'US$2.99' } })
    const bars = [...document.querySelectorAll('.limit-meter i')].map((bar) =>
      bar.className === '' ? 'off' : 'on',
    )
    expect(bars.join(' ')).toBe(drawn)
  })
})
