import { htmlLang } from '@topup/domain'
import type { Language } from '@topup/domain'
import { displayFamily } from '@topup/ui-kit/typeface'
import { storyBrand } from '../storyBrands.ts'

/** What Storybook puts into the frame of a story. */
interface FramePreview {
  readonly channel: {
    emit(event: string, given: unknown): void
    on(event: string, listener: (given: { readonly storyId: string }) => void): void
    off(event: string, listener: (given: { readonly storyId: string }) => void): void
    /** Where its messages go, beside those who listen in the document itself. Not in Storybook's own types. */
    readonly transports?: unknown[]
  }
  /** Changes what the toolbar holds, in this document alone. */
  onUpdateGlobals(given: { readonly globals: Readonly<Record<string, unknown>> }): Promise<void>
  /** Shows another story in this document. */
  onSetCurrentStory(given: { readonly storyId: string; readonly viewMode: 'story' }): Promise<void>
  readonly currentRender?: { readonly id: string; readonly phase: string }
}

declare global {
  interface Window {
    readonly __STORYBOOK_PREVIEW__?: FramePreview
  }
}

/** A story, and in whose store and in which language it is drawn. */
export interface Tile {
  readonly story: string
  readonly brand: string
  readonly language: Language
}

const stillId = 'wall-still'
const openLayer = '.layer:not(.layer--leaving)'
/** How long a drawing may take to be complete. */
const patienceMs = 10_000
/** There are stories of what never comes: they are waited for once. */
const neverComplete = new Set<string>()

/** The address of a story alone, as the toolbar's `globals` show it. */
export function addressOf(story: string, globals: Readonly<Record<string, unknown>>): string {
  const chosen = ['brand', 'mode', 'language', 'direction'].map((key) => `${key}:${String(globals[key])}`)
  // Other checks run axe over every story; here it would take longer than the drawing.
  const withoutAxe = [...chosen, 'a11y.manual:!true'].join(';')
  return `iframe.html?${new URLSearchParams({ id: story, viewMode: 'story', globals: withoutAxe }).toString()}`
}

/**
 * Draws a tile in a frame and gives its document as HTML, without scripts. A frame draws one tile after the other:
 * what takes the time is to load Storybook, not to draw. Undefined when `isOver` says so meanwhile.
 */
export async function drawTile(
  frame: HTMLIFrameElement,
  { story, brand, language }: Tile,
  isOver: () => boolean,
): Promise<string | undefined> {
  const preview = () => frame.contentWindow?.__STORYBOOK_PREVIEW__
  const root = () => frame.contentDocument?.documentElement
  const isFinished = () => {
    if (preview() !== undefined) stopMotion(frame.contentDocument)
    return preview()?.currentRender?.phase === 'finished'
  }
  const isDressed = () => {
    const { lang, dataset } = root() ?? {}
    const wanted = [brand, storyBrand(brand).inputs.hero, htmlLang(language)].join()
    return isFinished() && [dataset?.['brand'], dataset?.['hero'], lang].join() === wanted
  }
  // The parts of popups load on their own: a story may be finished before its popup is there.
  const isOpen = () =>
    Number(root()?.dataset['popups'] ?? 0) === 0 || root()?.querySelector(openLayer) !== null
  const isThere = () => preview()?.currentRender?.id === story && isDressed()
  if (!(await until(isFinished, isOver))) return undefined
  keepQuiet(preview())
  if (!isDressed()) {
    // Not by the channel: what is said there reaches the page around it too, which would follow.
    void preview()?.onUpdateGlobals({ globals: { brand, language } })
    if (!(await until(isDressed, isOver))) return undefined
  }
  if (!isThere()) {
    void preview()?.onSetCurrentStory({ storyId: story, viewMode: 'story' })
    if (!(await until(isThere, isOver))) return undefined
  }
  if (!(await until(isOpen, isOver))) return undefined
  const latest = performance.now() + (neverComplete.has(story) ? 0 : patienceMs)
  const isLate = () => performance.now() > latest
  if (!(await until(() => isComplete(frame.contentDocument) || isLate(), isOver))) return undefined
  if (!isComplete(frame.contentDocument)) neverComplete.add(story)
  const document = frame.contentDocument
  return document === null ? undefined : stillOf(document, storyBrand(brand).typeface)
}

/**
 * What a document of Storybook says reaches the page around it too, and all of Storybook draws itself again each time: that
 * took a third of a wall's time.
 */
function keepQuiet(preview: FramePreview | undefined): void {
  preview?.channel.transports?.splice(0)
}

/**
 * Whether all is there that a story has asked for: its page, what the page waits for, and the pictures, or what stands in
 * for those that cannot be loaded. A story is finished before that where it has nothing to play.
 */
function isComplete(document: Document | null): boolean {
  if (document === null) return false
  const isSomethingThere =
    document.getElementById('storybook-root')?.firstElementChild || document.querySelector(openLayer)
  return (
    Boolean(isSomethingThere) &&
    document.querySelector('.skeleton') === null &&
    [...document.images].every((picture) => picture.complete && picture.naturalWidth > 0)
  )
}

/** Whether a condition held before it was over. */
async function until(condition: () => boolean, isOver: () => boolean): Promise<boolean> {
  while (!isOver()) {
    if (condition()) return true
    await new Promise((next) => setTimeout(next, 8))
  }
  return false
}

/**
 * Storybook waits for what moves before it calls a story finished, and a popup comes in slowly. It also waits 100 ms for
 * motion to begin, in browsers that can say what moves: here nothing does.
 */
function stopMotion(document: Document | null): void {
  if (document === null || document.getElementById(stillId) !== null) return
  const { Document: Known } = document.defaultView as unknown as { Document: { prototype: object } }
  Reflect.deleteProperty(Known.prototype, 'getAnimations')
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
    'script, link[rel="modulepreload"], .layer--leaving, .sb-wrapper',
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
