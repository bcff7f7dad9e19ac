import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import {
  BrokenLinkPicture,
  EmptyTicketPicture,
  FaultyFormPicture,
  HourglassPicture,
  IdentityShieldPicture,
  LostMapPicture,
  NotFoundPicture,
} from './illustrations.tsx'
import { OfflinePicture } from './picture.tsx'

/** The pictures of message pages and empty places, by the name they are imported under. */
const meta = { title: 'Foundations/Illustrations' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const All: Story = {
  render: () => (
    <ul className="product-grid" style={{ paddingTop: 24 }}>
      <Shown name="BrokenLinkPicture">
        <BrokenLinkPicture />
      </Shown>
      <Shown name="EmptyTicketPicture">
        <EmptyTicketPicture />
      </Shown>
      <Shown name="FaultyFormPicture">
        <FaultyFormPicture />
      </Shown>
      <Shown name="HourglassPicture">
        <HourglassPicture />
      </Shown>
      <Shown name="IdentityShieldPicture">
        <IdentityShieldPicture />
      </Shown>
      <Shown name="LostMapPicture">
        <LostMapPicture />
      </Shown>
      <Shown name="NotFoundPicture">
        <NotFoundPicture />
      </Shown>
      <Shown name="OfflinePicture">
        <OfflinePicture />
      </Shown>
    </ul>
  ),
}

function Shown({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <li className="card card--padded" style={{ overflowWrap: 'anywhere' }}>
      {children}
      <span className="small">{name}</span>
    </li>
  )
}
