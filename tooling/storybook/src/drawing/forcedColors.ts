import { afterAll, beforeAll, expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { checkStories } from './drawStories.ts'
import { lookAtLayout } from './looks.ts'

/**
 * Looks at stories as a reader sees them whose system sets the colours: Windows contrast themes. It finds a choice that looks like
 * what was not chosen, a field without an edge, an icon in a colour that is not the system's. Source: WCAG 2.2 SC 1.4.1, 1.4.11.
 */
export function checkInForcedColors(drawn: {
  readonly language: string
  readonly brand: string
  readonly ids: RegExp
}): void {
  beforeAll(() => commands.emulateForcedColors('active'))
  afterAll(() => commands.emulateForcedColors(null))

  test('the system sets the colours', () => {
    expect(matchMedia('(forced-colors: active)').matches).toBe(true)
  })
  checkStories({
    ...drawn,
    looks: [
      () => Promise.resolve([...hiddenChoices(), ...fieldsWithoutEdge(), ...iconsOfOwnColor()]),
      // Lines that stand for shadows and fills take room: where there is least of it, and where most.
      lookAtLayout([
        { width: 320, height: 568, settings: ['plain', 'double'] },
        { width: 360, height: 640, settings: ['plain'] },
        { width: 1280, height: 800, settings: ['plain'] },
      ]),
    ],
  })
}

const chosenSelector =
  '[aria-checked="true"],[aria-selected="true"],[aria-pressed="true"],[aria-current]:not([aria-current="false"])'

/** What tells a part from the one beside it where the system sets the colours: lines, and fills that are kept. */
const tellingStyles = [
  'border-top-width',
  'border-top-style',
  'border-top-color',
  'border-bottom-width',
  'border-bottom-style',
  'border-bottom-color',
  'outline-style',
  'outline-width',
  'text-decoration-line',
  'background-color',
  'color',
  'display',
  'visibility',
] as const

const isShown = (element: Element): boolean =>
  element.closest('[inert]') === null && element.checkVisibility({ visibilityProperty: true })

function hiddenChoices(): readonly string[] {
  return [...document.querySelectorAll(chosenSelector)].filter(isShown).flatMap((chosen) => {
    const others = rivalsOf(chosen)
    const look = lookOf(chosen)
    return others.some((other) => lookOf(other) === look) ? [`${nameOf(chosen)} does not look chosen`] : []
  })
}

/** The same kind of part in the same group that is not chosen. */
function rivalsOf(chosen: Element): readonly Element[] {
  const group = chosen.closest('[role="radiogroup"],[role="tablist"],nav,ol,ul') ?? chosen.parentElement
  const character = chosen.getAttribute('role')
  return [
    ...(group?.querySelectorAll(character === null ? chosen.tagName : `[role="${character}"]`) ?? []),
  ].filter((other) => other !== chosen && isShown(other) && !other.matches(chosenSelector))
}

/** How a part and its drawn parts look, without its words. */
function lookOf(element: Element): string {
  return [element, ...element.querySelectorAll('i,b,svg,.radio-mark,[class]')]
    .flatMap((part) => [null, '::before', '::after'].map((pseudo) => [part, pseudo] as const))
    .map(([part, pseudo]) => {
      const style = getComputedStyle(part, pseudo)
      return tellingStyles.map((name) => style.getPropertyValue(name)).join()
    })
    .join('|')
}

function hasEdge(element: Element): boolean {
  const { borderTopWidth, borderBottomWidth } = getComputedStyle(element)
  return [borderTopWidth, borderBottomWidth].some((width) => Number.parseFloat(width) >= 1)
}

function fieldsWithoutEdge(): readonly string[] {
  return [...document.querySelectorAll('input,select,textarea')]
    .filter((field) => isShown(field) && field.getBoundingClientRect().width > 2)
    .filter(
      (field) =>
        ![field, field.parentElement, field.parentElement?.parentElement].some((at) => at && hasEdge(at)),
    )
    .map((field) => `${nameOf(field)} has no edge`)
}

/** A drawing keeps a colour that it is given, and the system's page may be of just that colour. Logos may. */
function iconsOfOwnColor(): readonly string[] {
  return [...document.querySelectorAll('svg.icon')].filter(isShown).flatMap((icon) => {
    const around = icon.parentElement
    if (around === null || getComputedStyle(icon).color === getComputedStyle(around).color) return []
    return [`the icon of ${nameOf(around)} has a colour of its own`]
  })
}

const nameOf = (element: Element): string =>
  `${element.tagName.toLowerCase()}${[...element.classList].map((name) => `.${name}`).join('')} "${(
    element.getAttribute('aria-label') ?? element.textContent
  )
    .trim()
    .slice(0, 40)}"`
