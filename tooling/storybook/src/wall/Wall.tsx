import { nativeNameOf } from '@topup/domain'
import { useEffect, useRef, useState } from 'react'
import { storyBrand } from '../storyBrands.ts'
import { addressOf, drawTile } from './drawingFrame.ts'
import type { Tile } from './drawingFrame.ts'

/** Props of {@link Wall}. */
interface WallProps {
  readonly story: string
  readonly tiles: readonly Tile[]
  readonly width: number
  readonly height: number
  /** What the toolbar holds. */
  readonly globals: Readonly<Record<string, unknown>>
}

const keyOf = ({ brand, language }: Tile) => `${brand} ${language}`

/**
 * One story for several brands or languages, side by side. What stands here is a still picture of the document; the name
 * above it leads to the living story. `data-drawn-ms` says how long it took until all were there.
 */
export function Wall({ story, tiles, width, height, globals }: WallProps) {
  const wall = useRef<HTMLDivElement>(null)
  const { mode, direction } = globals
  const wanted = tiles.map(keyOf).join()
  const address = addressOf(story, { ...globals, ...tiles[0] })
  useEffect(() => {
    let isOver = false
    void drawAll(tiles, wall.current, () => isOver)
    return () => {
      isOver = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `wanted` names the tiles, which are a new list each time
  }, [story, wanted, mode, direction, width, height])
  return (
    <div ref={wall} style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 16, direction: 'ltr' }}>
      {tiles.map((tile) => (
        <figure key={keyOf(tile)}>
          <figcaption style={{ padding: '4px 0' }}>
            <a href={addressOf(story, { ...globals, ...tile })} target="_blank" rel="noreferrer">
              <b>{storyBrand(tile.brand).name}</b>
            </a>{' '}
            <span className="small muted">
              {tile.brand}, {nativeNameOf(tile.language)}
            </span>
          </figcaption>
          <iframe
            title={`${storyBrand(tile.brand).name}, ${tile.language}`}
            data-tile={keyOf(tile)}
            width={width}
            height={height}
            style={{ border: '1px solid var(--border-strong)' }}
          />
        </figure>
      ))}
      {/* What is no brand or language of a tile needs another load. */}
      <DrawingFrame key={[story, mode, direction].join()} {...{ address, width, height }} />
    </div>
  )
}

/** Where tiles are drawn before they are copied: not to be seen, but laid out. Loads once, whatever tiles follow. */
function DrawingFrame({
  address,
  width,
  height,
}: {
  readonly address: string
  readonly width: number
  readonly height: number
}) {
  const [src] = useState(address)
  return (
    <iframe
      data-drawing
      title="Drawing"
      aria-hidden
      tabIndex={-1}
      width={width}
      height={height}
      style={{
        position: 'fixed',
        insetInlineStart: 0,
        top: 0,
        opacity: 0,
        pointerEvents: 'none',
        zIndex: -1,
      }}
      src={src}
    />
  )
}

async function drawAll(
  tiles: readonly Tile[],
  wall: HTMLElement | null,
  isOver: () => boolean,
): Promise<void> {
  if (wall === null) return
  delete wall.dataset['drawnMs']
  const begun = performance.now()
  const frame = wall.querySelector<HTMLIFrameElement>('[data-drawing]')
  if (frame === null) return
  for (const tile of tiles) {
    const html = await drawTile(frame, tile, isOver)
    if (html === undefined) return
    write(wall.querySelector<HTMLIFrameElement>(`[data-tile="${keyOf(tile)}"]`), html)
  }
  wall.dataset['drawnMs'] = String(Math.round(performance.now() - begun))
}

/** Written, not set as `srcdoc`: so its addresses are those of this page, and drawings find the parts that they refer to. */
function write(frame: HTMLIFrameElement | null, html: string): void {
  const document = frame?.contentDocument
  document?.open()
  document?.write(html)
  document?.close()
}
