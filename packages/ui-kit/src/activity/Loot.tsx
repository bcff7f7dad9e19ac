import { Artwork } from '../artwork/Artwork.tsx'
import type { ArtworkName } from '../artwork/artworkFile.ts'
import { RemotePicture } from '../picture/RemotePicture.tsx'

/** One thing of a reward. */
export interface LootItem {
  readonly artwork: ArtworkName
  /** Picture from the service, where it sends one. */
  readonly picture?: string | undefined
  /** Amount as drawn: "680", "1.5k". */
  readonly amount: string
  /** Name read aloud, with its amount. */
  readonly label: string
}

/** The contents of a reward. */
export function Loot({ items }: { readonly items: readonly LootItem[] }) {
  return (
    <span className="loot">
      {items.map((item, index) => (
        <span key={index}>
          <RemotePicture src={item.picture} fallback={<Artwork name={item.artwork} />} />
          <em className="numeric" aria-hidden="true">
            <bdi translate="no">{item.amount}</bdi>
          </em>
          <span className="visually-hidden">{item.label}</span>
        </span>
      ))}
    </span>
  )
}
