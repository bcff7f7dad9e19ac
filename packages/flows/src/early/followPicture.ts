/**
 * A product's picture takes the place of its drawing once it is loaded, as ui-kit's `PicturedArtwork` does; one that cannot be
 * shown leaves. Source: decision 74.
 */
export function followPicture(picture: HTMLImageElement): void {
  picture.addEventListener('load', () => {
    picture.removeAttribute('class')
    picture.previousElementSibling?.remove()
  })
  picture.addEventListener('error', () => picture.remove())
}
