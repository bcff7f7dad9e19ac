import { element } from './element.ts'

/**
 * Makes a product's picture, which takes the place of its drawing once it is loaded, as ui-kit's `PicturedArtwork` does;
 * a picture that cannot be shown leaves. Source: decision 74.
 */
export function pictureOver(src: string, artwork: Element): HTMLElement {
  const picture = element('img', { class: 'pictured-artwork__waiting', alt: '', src })
  picture.addEventListener('load', () => {
    picture.removeAttribute('class')
    artwork.remove()
  })
  picture.addEventListener('error', () => picture.remove())
  return picture
}
