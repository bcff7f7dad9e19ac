import type { Language } from '@topup/domain'
import type { StoryGlobals } from '../dressPage.ts'

/** A story, in whose store and in which language it is, and what stands above it. */
interface Tile {
  readonly story: string
  readonly brand: string
  readonly language: Language
  readonly name: string
  readonly note?: string | undefined
}

/** Props of {@link Wall}. */
interface WallProps {
  readonly tiles: readonly Tile[]
  /** Size of the window of each, in CSS pixels. */
  readonly width: number
  readonly height: number
  /** The share of that size at which it is shown; a smaller one is a picture, which takes no focus. */
  readonly scale?: number
  /** What the toolbar holds. */
  readonly globals: StoryGlobals
}

/** Stories side by side, each loaded when it comes near the window; the name above one leads to it alone. */
export function Wall({ tiles, width, height, scale = 1, globals }: WallProps) {
  const isPicture = scale < 1
  return (
    <div
      style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 16, padding: 16, direction: 'ltr' }}
    >
      {tiles.map(({ name, note, ...tile }, place) => {
        const address = addressOf({ ...globals, ...tile })
        return (
          // By its place: a frame stays where it is and loads what comes to stand there.
          <figure key={place} style={{ width: width * scale }}>
            <figcaption style={{ padding: '4px 0' }}>
              <a href={address} target="_blank" rel="noreferrer">
                <b>{name}</b>
              </a>{' '}
              <span className="small muted">{note}</span>
            </figcaption>
            <div
              style={{ height: height * scale, overflow: 'hidden' }}
              {...(isPicture && { role: 'img', 'aria-label': name })}
            >
              <iframe
                title={name}
                src={address}
                loading="lazy"
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
        )
      })}
    </div>
  )
}

/** The address of a story alone, as the toolbar's globals show it. */
function addressOf({ story, ...globals }: StoryGlobals): string {
  const chosen = ['brand', 'mode', 'language', 'direction'].map((key) => `${key}:${String(globals[key])}`)
  return `iframe.html?${new URLSearchParams({ id: String(story), viewMode: 'story', globals: chosen.join(';') }).toString()}`
}
