import { LateNote } from '@topup/ui-kit'
import { latePart, place } from '../partNames.ts'
import { Part } from './Part.tsx'

/** What says that the store's own script is late. */
export const LatePart = () => (
  <Part name={latePart}>
    <LateNote lang={place('lang')}>{place('common.slow')}</LateNote>
  </Part>
)
