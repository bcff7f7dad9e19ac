import { Fragment } from 'react'

/**
 * Names and figures in one line, separated by dots; each is isolated, so that none changes the text direction
 * of another: "Kaelith · S128 Moonfall". No line begins with a dot.
 */
export function NameLine({ of }: { readonly of: readonly string[] }) {
  return of.map((name, index) => (
    <Fragment key={index}>
      {index > 0 && <span>{'\u00a0· '}</span>}
      <bdi translate="no">{name}</bdi>
    </Fragment>
  ))
}
