/** Something that the player may do now; heavier ones are done more often. */
export interface Act {
  readonly name: string
  readonly weight: number
  /** Runs in the page. */
  readonly run: () => void
}

/** Does nothing with what comes of it: the screen will tell. */
export const go = (work: Promise<unknown>): void => void work
