import { expect, test } from 'vitest'
import { discountParts } from './CouponTicket.tsx'

test.each([
  ['15% off', ['', '', '15', '%', 'off']],
  ['85折', ['', '', '85', '折', '']],
  ['%15 indirim', ['', '%', '15', '', 'indirim']],
  ['Giảm 15%', ['Giảm', '', '15', '%', '']],
  ['15\u00a0% de descuento', ['', '', '15', '%', 'de descuento']],
  ['0.5折', ['', '', '0.5', '折', '']],
  ['a gift', ['a gift', '', '', '', '']],
])('the stub of "%s" has its words around the figure', (text, parts) => {
  const { above, lead, figure, trail, below } = discountParts(text)
  expect([above, lead, figure, trail, below]).toEqual(parts)
})
