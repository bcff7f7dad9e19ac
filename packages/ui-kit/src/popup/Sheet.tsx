import { useId, useRef } from 'react'
import { PopupLayer } from './PopupLayer.tsx'
import { SheetView, type SheetContent } from './SheetView.tsx'
import { useDragShut } from './useDragShut.ts'
import { useLongFoot } from './useLongFoot.ts'
import { useScrollRegion } from './useScrollRegion.ts'

/** Props of {@link Sheet}. Open while mounted. */
export type SheetProps = SheetContent

/** A popup that rises from the bottom on phones and is a centred dialog from 960 px on (design.md §4 "Sheet or dialog"). */
export function Sheet(props: SheetProps) {
  const { onClose, dismissible = true } = props
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const region = useScrollRegion(body, id)
  const { header, sheet } = useDragShut(dismissible, onClose)
  const hasLongFoot = useLongFoot(sheet, 'sheet')
  return (
    <PopupLayer titleRef={title} place="bottom" onClose={onClose} dismissible={dismissible}>
      <SheetView
        {...props}
        id={id}
        refs={{ sheet, header, title, body }}
        region={region}
        hasLongFoot={hasLongFoot}
      />
    </PopupLayer>
  )
}
