import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PaymentRow } from './PaymentRow.tsx'

test.each([
  ['Credit card', 'CC'],
  ['E-wallet', 'EW'],
  ['TNG eWallet', 'TE'],
  ['超商代碼', '超'],
  ['Carte bancaire (Visa)', 'CB'],
  ['  razer   gold ', 'RG'],
  ['𠮷野家', '𠮷'],
  ['', ''],
])('a method without a picture is told by its initials: %s by %s', (name, initials) => {
  const { container } = render(
    <PaymentRow name={name} picture={undefined} selected={false} onSelect={() => undefined} />,
  )
  expect(container.querySelector('.payment-row__mark')?.textContent).toBe(initials)
})
