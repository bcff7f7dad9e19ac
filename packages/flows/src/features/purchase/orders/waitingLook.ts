/** How the store looks, as the waiting page needs it: CSS values, and the brand's mark. */
export interface WaitingLook {
  readonly font: string
  readonly background: string
  readonly surface: string
  readonly text: string
  readonly secondary: string
  readonly border: string
  readonly tint: string
  readonly fill: string
  readonly onFill: string
  readonly edge: string
  readonly cardRadius: string
  readonly tileRadius: string
  readonly mark: Element | null
  /** Whether the player asked for less motion. */
  readonly isStill: boolean
}

/**
 * Reads the look from the store's own page: its style sheets are not asked for again, because the payment must not
 * wait for them. Source: design.md §2, §5.
 */
export function waitingLookOf(
  store: Pick<Window, 'document' | 'getComputedStyle' | 'matchMedia'>,
): WaitingLook {
  const { document: page } = store
  const style = store.getComputedStyle(page.documentElement)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim()
  return {
    font: store.getComputedStyle(page.body).fontFamily,
    background: token('bg'),
    surface: token('surface-1'),
    text: token('text'),
    secondary: token('text-2'),
    border: token('border'),
    tint: token('tint-ui'),
    fill: token('tint-fill'),
    onFill: token('on-tint'),
    edge: token('tint-edge'),
    cardRadius: token('r-card'),
    tileRadius: token('r-tile'),
    mark: page.querySelector('.header__tile svg'),
    isStill: store.matchMedia('(prefers-reduced-motion: reduce)').matches,
  }
}
