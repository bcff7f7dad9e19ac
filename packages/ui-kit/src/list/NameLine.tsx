import { Fragment } from 'react'

/** Names and figures in one line, parted by dots; each is set apart, so that none turns another around: "Kaelith · S128 Moonfall". */
export function NameLine({ of }: { readonly of: readonly string[] }) {
  return of.map((name, index) => (
    <Fragment key={index}>
      {index > 0 && ' · '}
      <bdi>{name}</bdi>
    </Fragment>
  ))
}
