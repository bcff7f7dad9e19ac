import type { Meta, StoryObj } from '@storybook/react-vite'
import { inStore } from '../../testing/inStore.ts'
import { NotAreaPage, NotFoundPage, ParameterErrorPage, ReopenPage } from './MessagePages.tsx'

/** Pages that only show a message. */
const meta = { title: 'Pages/Messages', parameters: inStore() } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const NotFound: Story = { render: () => <NotFoundPage /> }
export const ParameterError: Story = { render: () => <ParameterErrorPage /> }
export const NotArea: Story = { render: () => <NotAreaPage /> }
export const Reopen: Story = { render: () => <ReopenPage /> }
