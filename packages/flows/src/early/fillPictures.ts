import { artworkUrl, type ArtworkName } from '@topup/ui-kit/artworkFile'
import type { Painting } from './paintProducts.ts'

/** How a product looks. */
export interface Pictures {
  readonly artwork: ArtworkName
  /** A checked address; null without a picture. */
  readonly picture: string | null
}

/** Adds to a product's copied part the addresses of its drawing and its picture. */
export function fillPictures(
  part: Element,
  { artwork, picture }: Pictures,
  artworkUrls: Painting['artworkUrls'],
): void {
  part.querySelector('use')?.setAttribute('href', artworkUrl(artwork, artworkUrls))
  const image = part.querySelector('img')
  if (image === null) return
  if (picture === null) return image.remove()
  followPicture(image)
  image.setAttribute('src', picture)
}

/**
 * A product's picture takes the place of its drawing once it is loaded, as ui-kit's `PicturedArtwork` does; one that cannot be
 * shown leaves. Source: decision 74.
 */
function followPicture(picture: HTMLImageElement): void {
  picture.addEventListener('load', () => {
    picture.removeAttribute('class')
    picture.previousElementSibling?.remove()
  })
  picture.addEventListener('error', () => picture.remove())
}
