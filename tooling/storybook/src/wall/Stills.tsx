import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { addressOf, drawTile } from './drawingFrame.ts'
import type { Tile } from './drawingFrame.ts'
import './stills.css'

/** Props of {@link Stills}. */
interface StillsProps {
  readonly tiles: readonly Tile[]
  /** Size of the window that each is drawn in, in CSS pixels. */
  readonly width: number
  readonly height: number
  /** The share of that size at which it is shown; a smaller one is a picture, which takes no focus. */
  readonly scale?: number
  /** What the toolbar holds. */
  readonly globals: Readonly<Record<string, unknown>>
  /** What a tile is called, for readers who do not see it. */
  readonly nameOf: (tile: Tile) => string
  /** What stands above a tile. */
  readonly caption: (tile: Tile) => ReactNode
}

const keyOf = (tile: Tile): string => JSON.stringify(tile)

/**
 * Stories side by side. What stands here is a still picture of each document, drawn one after the other by a hidden frame.
 * `data-drawn-ms` says how long it took until all were there.
 */
export function Stills({ tiles, width, height, scale = 1, globals, nameOf, caption }: StillsProps) {
  const wall = useRef<HTMLDivElement>(null)
  const { mode, direction } = globals
  const wanted = tiles.map(keyOf).join()
  const [first] = tiles
  useEffect(() => {
    let isOver = false
    void drawAll({ tiles, wall: wall.current, isOver: () => isOver })
    return () => {
      isOver = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `wanted` names the tiles, which are a new list each time
  }, [wanted, mode, direction, width, height])
  const isPicture = scale < 1
  return (
    <div ref={wall} className="stills">
      {tiles.map((tile) => (
        <figure key={keyOf(tile)} style={outOfSight(width * scale, height * scale)}>
          <figcaption style={{ padding: '4px 0' }}>{caption(tile)}</figcaption>
          <div
            style={{ width: width * scale, height: height * scale, overflow: 'hidden' }}
            {...(isPicture && { role: 'img', 'aria-label': nameOf(tile) })}
          >
            <iframe
              title={nameOf(tile)}
              data-tile={keyOf(tile)}
              inert={isPicture}
              width={width}
              height={height}
              style={{
                border: '1px solid var(--border-strong)',
                ...(isPicture && { transform: `scale(${scale})`, transformOrigin: '0 0' }),
              }}
            />
          </div>
        </figure>
      ))}
      {/* What is no story, brand or language of a tile needs another load. */}
      {first !== undefined && (
        <DrawingFrame
          key={[mode, direction].join()}
          {...{ address: addressOf(first.story, { ...globals, ...first }), width, height }}
        />
      )}
    </div>
  )
}

/** What is not in sight is not laid out. */
const outOfSight = (width: number, height: number) => ({
  contentVisibility: 'auto' as const,
  containIntrinsicSize: `${width}px ${height + 32}px`,
})

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

interface Drawing {
  readonly tiles: readonly Tile[]
  readonly wall: HTMLElement | null
  readonly isOver: () => boolean
}

async function drawAll({ tiles, wall, isOver }: Drawing): Promise<void> {
  if (wall === null) return
  delete wall.dataset['drawnMs']
  const begun = performance.now()
  const frame = wall.querySelector<HTMLIFrameElement>('[data-drawing]')
  if (frame === null) return
  const frames = [...wall.querySelectorAll<HTMLIFrameElement>('[data-tile]')]
  for (const tile of tiles) {
    const html = await drawTile(frame, tile, isOver)
    if (html === undefined) return
    write(
      frames.find(({ dataset }) => dataset['tile'] === keyOf(tile)),
      html,
    )
  }
  wall.dataset['drawnMs'] = String(Math.round(performance.now() - begun))
}

/** Written, not set as `srcdoc`: so its addresses are those of this page, and drawings find the parts that they refer to. */
function write(frame: HTMLIFrameElement | undefined, html: string): void {
  const document = frame?.contentDocument
  document?.open()
  document?.write(html)
  document?.close()
}
