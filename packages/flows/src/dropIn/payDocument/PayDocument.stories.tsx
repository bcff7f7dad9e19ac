import type { Meta, StoryObj } from '@storybook/react-vite'
import { useStoreScope } from '../../store/servicesContext.tsx'
import { inStore } from '../../testing/inStore.ts'
import { PayView, type PayViewProps } from './PayDocument.tsx'

const order = {
  billingNo: '2505-8841-77',
  provider: 'adyen',
  parameters: {},
  payUrl: null,
  game: 'Starfall Chronicle',
  product: '3,280 Crystals',
  role: 'Kaelith',
  server: 'S128 Moonfall',
  amount: { minorUnits: 4999, currency: 'USD' },
} as const

/** Stands in for the provider's form, whose words are the provider's own. */
function fillPlace(place: HTMLElement | null) {
  if (place === null) return
  const way = document.createElement('p')
  way.className = 'card pad'
  way.textContent = 'iDEAL'
  place.replaceChildren(way)
}

function View(
  props: Pick<PayViewProps, 'state' | 'payUrl'> & { readonly order?: Partial<typeof order> | object },
) {
  const { services, artwork } = useStoreScope()
  const { Mark } = artwork
  const { state, payUrl } = props
  const language = services.translator.language()
  return (
    <PayView
      mark={<Mark />}
      storeName={services.brand.name}
      state={state}
      payUrl={payUrl}
      handover={state === 'empty' || state === 'blocked' ? null : { ...order, ...props.order, language }}
      place={state === 'open' ? fillPlace : null}
      onRetry={() => undefined}
      onLeave={() => undefined}
    />
  )
}

/** The store's own document in which a drop-in runs. */
const meta = {
  title: 'Pages/Pay document',
  component: View,
  args: { state: 'open', payUrl: null },
  parameters: inStore(),
} satisfies Meta<typeof View>
export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Loading: Story = { args: { state: 'loading' } }
export const Over: Story = { args: { state: 'over' } }
export const Broken: Story = { args: { state: 'broken' } }
export const BrokenWithLink: Story = { args: { state: 'broken', payUrl: 'https://pay.provider.example/1' } }
export const Blocked: Story = { args: { state: 'blocked' } }
export const Empty: Story = { args: { state: 'empty' } }
export const LongText: Story = {
  args: {
    order: {
      product: 'Abenteurerschatzkiste des unendlichen Himmels',
      role: 'Sternenwandererin_vom_Ende_der_Welt',
      amount: { minorUnits: 123_456_700, currency: 'VND' },
    },
  },
}
