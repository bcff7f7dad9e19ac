import type { ReactNode } from 'react'

/**
 * What `Waiting` says over a placeholder, for a page without scripts of its own: the words come in one piece with their place,
 * and are read aloud then.
 */
export const LateNote = (props: { readonly lang: string; readonly children: ReactNode }) => (
  <div className="waiting__place">
    <p className="waiting__note" role="status" lang={props.lang}>
      {props.children}
    </p>
  </div>
)
