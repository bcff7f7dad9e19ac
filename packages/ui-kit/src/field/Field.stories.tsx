import type { Meta, StoryObj } from '@storybook/react-vite'
import { iconUser } from '../icon/icons.ts'
import { Field, PasswordField, RegionSelect } from './Field.tsx'
import { SearchField } from './SearchField.tsx'
import { SignInButtons, SignInSkeleton } from './SignInButtons.tsx'

const meta = {
  title: 'Components/Fields',
  component: Field,
  args: { label: 'Username', icon: iconUser, placeholder: 'Enter your username' },
} satisfies Meta<typeof Field>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = {
  args: { value: 'ren_hoshi', onChange: () => {}, clear: { label: 'Clear', onClear: () => {} } },
}
export const WithNote: Story = {
  args: { label: 'Card number', note: '19 / 80', defaultValue: 'SF43 8820 1947 0365' },
}
export const WithError: Story = { args: { error: 'No account has this name. Check the spelling.' } }
export const WithHint: Story = { args: { hint: 'The name you use in the game.' } }
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = {
  args: {
    label: 'Benutzername, mit dem Sie sich in diesem Spiel anmelden',
    note: '19 / 80',
    error:
      'Mit diesem Benutzernamen gibt es kein Konto. Bitte prüfen Sie die Schreibweise und versuchen Sie es erneut.',
  },
}
export const Password: Story = {
  render: () => (
    <PasswordField label="Password" showLabel="Show password" error="Does not match this account" />
  ),
}
export const Search: Story = {
  render: () => <SearchField label="Server ID" clearLabel="Clear" value="128" onValue={() => {}} />,
}
export const Region: Story = {
  render: () => (
    <RegionSelect
      moreLabel="Show more"
      label="Payment region"
      value="my"
      onChange={() => {}}
      options={[
        { value: 'my', name: 'Malaysia' },
        { value: 'mm', name: 'Myanmar' },
      ]}
    />
  ),
}
export const OtherWaysInLoading: Story = { render: () => <SignInSkeleton /> }
export const OtherWaysIn: Story = {
  render: () => (
    <SignInButtons
      label="or continue with"
      ways={['Google', 'Apple', 'VK'].map((name) => ({
        key: name,
        label: `Continue with ${name}`,
        mark: name.slice(0, 1),
        onPress: () => {},
      }))}
    />
  ),
}
