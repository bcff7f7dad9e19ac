import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { CategoryTabs } from './CategoryTabs.tsx'
import { TabPanel } from './TabList.tsx'

function Product() {
  const [selected, setSelected] = useState('all')
  const tabs = ['all', 'gems', 'passes'].map((key) => ({ key, name: key }))
  return (
    <>
      <CategoryTabs
        label="Categories"
        tabs={tabs}
        selected={selected}
        onSelect={setSelected}
        panelId="products"
      />
      <TabPanel id="products" selected={selected}>
        {selected} here
      </TabPanel>
    </>
  )
}

test('arrows move along the tabs, choose, and wrap round', async () => {
  const user = userEvent.setup()
  render(<Product />)
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('gems')
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('passes')
  expect(document.activeElement?.textContent).toBe('passes')
})

test('the panel is named by the selected tab', async () => {
  const user = userEvent.setup()
  render(<Product />)
  await user.click(screen.getByRole('tab', { name: 'gems' }))
  expect(screen.getByRole('tabpanel', { name: 'gems' }).textContent).toBe('gems here')
  expect(screen.getByRole('tab', { name: 'gems' }).getAttribute('aria-controls')).toBe('products')
})
