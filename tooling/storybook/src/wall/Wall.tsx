import { nativeNameOf } from '@topup/domain'
import { storyBrand } from '../storyBrands.ts'
import { addressOf } from './drawingFrame.ts'
import type { Tile } from './drawingFrame.ts'
import { Stills } from './Stills.tsx'

/** Props of {@link Wall}. */
interface WallProps {
  readonly story: string
  readonly tiles: readonly Omit<Tile, 'story'>[]
  readonly width: number
  readonly height: number
  /** What the toolbar holds. */
  readonly globals: Readonly<Record<string, unknown>>
}

/** One story for several brands or languages, side by side; the name above a tile leads to the living story. */
export function Wall({ story, tiles, width, height, globals }: WallProps) {
  return (
    <Stills
      {...{ width, height, globals }}
      tiles={tiles.map((tile) => ({ ...tile, story }))}
      nameOf={({ brand, language }) => `${storyBrand(brand).name}, ${language}`}
      caption={(tile) => (
        <>
          <a href={addressOf(story, { ...globals, ...tile })} target="_blank" rel="noreferrer">
            <b>{storyBrand(tile.brand).name}</b>
          </a>{' '}
          <span className="small muted">
            {tile.brand}, {nativeNameOf(tile.language)}
          </span>
        </>
      )}
    />
  )
}
