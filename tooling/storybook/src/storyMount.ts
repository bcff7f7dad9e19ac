import type { FakeServices } from '@topup/flows/testing'
import { FORCE_REMOUNT, STORY_FINISHED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** One mount of a story in a store: from its first drawing until Storybook removes it. */
export interface StoryMount {
  readonly services: FakeServices
  /** The brand and language that the services were made for. */
  readonly madeFor: string
  /** Storybook is about to draw the story again in this mount. */
  addDrawing(): void
  /**
   * Asks Storybook to mount the story again, as its own button does, once all drawings are finished: a play function
   * that is still running would go on in the next mount. Resolves when this mount is given up.
   */
  restart(): Promise<void>
}

const mounts = new WeakMap<AbortSignal, StoryMount>()

/** The mount that a signal ends; Storybook has one signal for each mount and passes it to every drawing. */
export const mountOf = (ends: AbortSignal): StoryMount | undefined => mounts.get(ends)

/** Remembers a mount whose first drawing begins. `id` is the story's. */
export function addMount(
  id: string,
  ends: AbortSignal,
  made: Pick<StoryMount, 'services' | 'madeFor'>,
): void {
  const channel = addons.getChannel()
  let drawings = 1
  let isRestarting = false
  const restartWhenIdle = () => {
    if (isRestarting && drawings === 0) channel.emit(FORCE_REMOUNT, { storyId: id })
  }
  const onFinished = ({ storyId }: { readonly storyId: string }) => {
    if (storyId !== id) return
    drawings -= 1
    restartWhenIdle()
  }
  channel.on(STORY_FINISHED, onFinished)
  ends.addEventListener('abort', () => channel.off(STORY_FINISHED, onFinished), { once: true })

  mounts.set(ends, {
    ...made,
    addDrawing: () => {
      drawings += 1
    },
    restart: () =>
      new Promise((resolve) => {
        ends.addEventListener('abort', () => resolve(), { once: true })
        if (isRestarting) return
        isRestarting = true
        restartWhenIdle()
      }),
  })
}
