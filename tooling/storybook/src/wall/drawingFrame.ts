import { htmlLang } from '@topup/domain'
import type { Language } from '@topup/domain'
import type {} from '../framePreview.ts'
import { storyBrand } from '../storyBrands.ts'
import { displayFamily } from '@topup/ui-kit/typeface'

/** In whose store a story is drawn, and in which language. */
export interface Tile {
  readonly brand: string
  readonly language: Language
}

const stillId = 'wall-still'

/** The address of a story alone, as the toolbar's `globals` show it. */
export function addressOf(story: string, globals: Readonly<Record<string, unknown>>): string {
  const chosen = ['brand', 'mode', 'language', 'direction'].map((key) => `${key}:${String(globals[key])}`)
  // Other checks run axe over every story; here it would take longer than the drawing.
  const withoutAxe = [...chosen, 'a11y.manual:!true'].join(';')
  return `iframe.html?${new URLSearchParams({ id: story, viewMode: 'story', globals: withoutAxe }).toString()}`
}

/**
 * Draws the frame's story for a tile and gives its document as HTML, without scripts. A frame draws one tile
 * after the other: what takes the time is to load Storybook, not to draw. Undefined when `isOver` says so meanwhile.
 */
export async function drawTile(
  frame: HTMLIFrameElement,
  { brand, language }: Tile,
  isOver: () => boolean,
): Promise<string | undefined> {
  const preview = () => frame.contentWindow?.__STORYBOOK_PREVIEW__
  const root = () => frame.contentDocument?.documentElement
  const isFinished = () => {
    if (preview() !== undefined) stopMotion(frame.contentDocument)
    return preview()?.currentRender?.phase === 'finished'
  }
  const isDrawn = () =>
    isFinished() && root()?.dataset['brand'] === brand && root()?.lang === htmlLang(language)
  if (!(await until(isFinished, isOver))) return undefined
  // Not by the channel: what a frame says there reaches the page around it too, which would follow.
  void preview()?.onUpdateGlobals({ globals: { brand, language } })
  if (!(await until(isDrawn, isOver))) return undefined
  const document = frame.contentDocument
  return document === null ? undefined : stillOf(document, storyBrand(brand).typeface)
}

/** Whether a condition held before it was over. */
async function until(condition: () => boolean, isOver: () => boolean): Promise<boolean> {
  while (!isOver()) {
    if (condition()) return true
    await new Promise((next) => setTimeout(next, 8))
  }
  return false
}

/** Storybook waits for what moves before it calls a story finished, and a popup comes in slowly. */
function stopMotion(document: Document | null): void {
  if (document === null || document.getElementById(stillId) !== null) return
  const style = document.createElement('style')
  style.id = stillId
  style.textContent = '*, ::before, ::after { animation: none !important; transition: none !important }'
  document.head.append(style)
}

/** A document as it stands, with what was typed and chosen in it. */
function stillOf(document: Document, typeface: string | undefined): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement
  const fields = document.querySelectorAll('input')
  for (const [index, field] of copy.querySelectorAll('input').entries()) {
    field.setAttribute('value', fields[index]?.value ?? '')
    field.toggleAttribute('checked', fields[index]?.checked === true)
  }
  for (const moving of copy.querySelectorAll(
    'script, link[rel="modulepreload"], .popup-layer--leaving, .sb-wrapper',
  ))
    moving.remove()
  const face =
    typeface === undefined
      ? ''
      : `@font-face { font-family: '${displayFamily}'; src: url('${typeface}'); font-weight: 100 900 }`
  const style = document.createElement('style')
  style.textContent = face
  copy.querySelector('head')?.append(style)
  return `<!doctype html>${copy.outerHTML}`
}
