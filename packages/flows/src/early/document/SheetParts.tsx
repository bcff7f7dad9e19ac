import { NameLine } from '@topup/ui-kit'
import { LayerView, ProductSummary, SheetSkeleton, SheetView, type SheetContent } from '@topup/ui-kit/popups'
import type { ReactNode } from 'react'
import { place, sheetPart, type SheetKind } from '../partNames.ts'
import { nothing, Part } from './Part.tsx'

/** What a tap on a product opens before the store can: the product, and placeholders for the rest. */
export const SheetParts = () => (
  <>
    <SheetPart kind="login" note={<Step />} title={place('login.title')}>
      <Placeholders />
    </SheetPart>
    <SheetPart kind="character" note={<Step />} title={place('server.title')}>
      <Placeholders />
    </SheetPart>
    <SheetPart kind="recharge" title={place('recharge.title')}>
      <div className="stack-small">
        <ProductSummary
          artwork="gem-1"
          picture={place('picture')}
          name={<bdi translate="no">{place('product')}</bdi>}
          note={<bdi>{place('note')}</bdi>}
        />
        <Placeholders />
      </div>
    </SheetPart>
  </>
)

/** In an element of its own: the note about a slow connection is added beside the status, not in it. */
const Placeholders = () => (
  <div>
    <SheetSkeleton label={place('common.loading')} />
  </div>
)

const Step = () => <NameLine of={[place('product'), place('steps.label')]} />

function SheetPart({
  kind,
  children,
  ...content
}: Pick<SheetContent, 'note' | 'title'> & {
  readonly kind: SheetKind
  readonly children: ReactNode
}) {
  return (
    <Part name={sheetPart(kind)}>
      <LayerView place="bottom">
        <SheetView
          {...content}
          id={sheetPart(kind)}
          // As the popup that takes its place, whose content is higher.
          size="tall"
          closeLabel={place('common.close')}
          onClose={nothing}
        >
          {children}
        </SheetView>
      </LayerView>
    </Part>
  )
}
