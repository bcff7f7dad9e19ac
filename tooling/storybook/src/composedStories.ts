import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import type { Meta } from '@storybook/react-vite'
import './still.css'
import preview from '../.storybook/preview.tsx'
import type { StoryGlobals } from './dressPage.ts'

type StoryModule = { readonly default: Meta; readonly [name: string]: unknown }

/** One story as a test mounts it. */
export interface MountableStory {
  readonly id: string
  /** Which state of its popup or page it is, by name, and of how many. */
  readonly state: { readonly index: number; readonly count: number }
  /** Draws it into the page and plays it. */
  run(): Promise<void>
}

type ComposedStory = Pick<MountableStory, 'id' | 'run'>

const modules = import.meta.glob<StoryModule>(
  ['./*.stories.tsx', '../../../packages/{flows,ui-kit}/src/**/*.stories.tsx'],
  { eager: true },
)

setProjectAnnotations([preview])

/** The stories whose ids match, drawn as the toolbar would with `globals`, by file. */
export function storiesIn(globals: StoryGlobals, ids: RegExp): readonly MountableStory[] {
  const project = { initialGlobals: { ...preview.initialGlobals, ...globals } }
  return Object.values(modules).flatMap((module) =>
    Object.values<ComposedStory>(composeStories(module, project))
      .filter(({ id }) => ids.test(id))
      .map((story, index, { length: count }) => ({
        id: story.id,
        state: { index, count },
        run: () => story.run(),
      })),
  )
}

/** Waits until faces and pictures are there or given up, the story before has left and this one is drawn. */
export async function settle(): Promise<void> {
  // A face is asked for when letters that need it are laid out, which is after the frame's own callbacks.
  await frames(2)
  await document.fonts.ready
  while ([...document.images].some((image) => !image.complete)) await frames(1)
  await frames(1)
}

/** Waits until so many frames are drawn. */
export async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise((next) => requestAnimationFrame(next))
}
