import { contrast, hexOf, lchOf, solve, type Hex } from './color.ts'

const white = '#ffffff'

/** A filled surface, the label that may stand on it, and its pressed step. */
export interface FillPair {
  readonly fill: Hex
  readonly on: Hex
  readonly press: Hex
}

/**
 * The label rule: what may stand on a filled colour at 4.5 to 1 or more.
 * White from 4.5 on; from 3 to 4.5 the colour darkens until white fits; below 3 the colour stays and carries ink
 * (design.md §3 "fillPair").
 */
export function fillPair(colour: Hex): FillPair {
  const { l, c, h } = lchOf(colour)
  const onWhite = contrast(white, colour)
  const ink = { l: 0.25, c: Math.min(c, 0.06), h }
  const fill =
    onWhite < 4.5 && onWhite >= 3 ? solve({ l, c, h }, { on: [white], min: 4.5, go: 'darker' }) : colour
  const on = onWhite < 3 ? solve(ink, { on: [colour], min: 4.5, go: 'darker' }) : white
  const fillL = lchOf(fill).l
  const darker = hexOf({ l: fillL - 0.06, c, h })
  return {
    fill,
    on,
    press: contrast(on, darker) >= 4.5 ? darker : hexOf({ l: Math.min(1, fillL + 0.06), c, h }),
  }
}
