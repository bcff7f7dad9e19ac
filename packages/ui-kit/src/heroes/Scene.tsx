/**
 * A hero scene: fills the destination card from its end side, mirrored in right-to-left languages. The drawing
 * is a file, so that it costs no script; an external <use> inherits the brand's colours.
 */
export function Scene({ drawing }: { readonly drawing: string }) {
  return (
    <svg
      className="scene"
      viewBox="0 0 400 170"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${drawing}#scene`} />
    </svg>
  )
}
