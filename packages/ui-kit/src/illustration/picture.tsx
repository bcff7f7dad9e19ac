// One file holds all pictures, so that they cost no script: an external <use> inherits the brand's colours.
import pictures from './illustrations.svg?no-inline'

/** Makes one message picture; `id` is its symbol in `illustrations.svg`. @__NO_SIDE_EFFECTS__ */
export function picture(id: string) {
  return function MessagePicture() {
    return (
      <svg className="illustration" viewBox="0 0 200 150" aria-hidden="true" focusable="false">
        <use href={`${pictures}#${id}`} />
      </svg>
    )
  }
}

/** Message picture: a cloud with a cross: network error. */
export const OfflinePicture = /* @__PURE__ */ picture('offline')
