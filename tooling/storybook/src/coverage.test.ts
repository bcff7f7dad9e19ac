import { createStoryServices } from '@topup/flows/testing'
import type { PopupRequest, StoryStart } from '@topup/flows/testing'
import en from '@topup/locales/en.json'
import { scenarios } from '@topup/sandbox/scenarios'
import * as shell from '@topup/ui-kit'
import * as popupParts from '@topup/ui-kit/popups'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { combineParameters } from 'storybook/preview-api'
import { describe, expect, test } from 'vitest'
// Throw when a wall shows a story that there is not.
import './LanguageWall.stories.tsx'
import './Wall.stories.tsx'

interface Told {
  readonly title?: string
  readonly parameters?: { readonly store?: StoryStart }
}
type StoryModule = { readonly default: Told; readonly [name: string]: Told }

const modules = Object.values(
  import.meta.glob<StoryModule>('../../../packages/flows/src/**/*.stories.tsx', { eager: true }),
)
const kitStories = Object.values(
  import.meta.glob<string>(['../../../packages/ui-kit/src/**/*.stories.tsx', './*.stories.tsx'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
const pageStories = Object.values(
  import.meta.glob<string>('../../../packages/flows/src/**/*.stories.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
const routes = Object.values(
  import.meta.glob<string>(['../../../packages/flows/src/app/*.tsx', '!**/*.test.tsx'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
const drawn = routes.flatMap((source) => [...source.matchAll(/<([A-Z]\w*Page)\b/g)])
const pages = new Set(drawn.map(([, name = '']) => name))

const isDrawnIn = (sources: readonly string[], component: string) =>
  sources.some((source) => new RegExp(`<${component}\\b|component: ${component}\\b`).test(source))

/** A kind that the stack gains is missing here, which is an error of types, and then has to have a story. */
const popupKinds = {
  login: true,
  games: true,
  serverCharacter: true,
  recharge: true,
  subMethods: true,
  coupons: true,
  couponWallet: true,
  couponHistory: true,
  result: true,
  named: true,
  language: true,
  region: true,
  otherBrowser: true,
  account: true,
  notice: true,
  tip: true,
  confirm: true,
} satisfies Record<PopupRequest['kind'], true>

/** The popups that a story opens. */
function openedBy(meta: Told, story: Told) {
  const { store } = combineParameters(meta.parameters, story.parameters) as { store?: StoryStart }
  const around = { brand: {}, texts: { language: 'en' as const, messages: en } }
  return createStoryServices(store ?? {}, around).then(({ popups }) => popups.getState().open)
}

// Node's navigator has no network to ask about; a story plays that there is none.
Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true })

const opened = (
  await Promise.all(
    modules
      .filter(({ default: { title } }) => title?.startsWith('Popups/'))
      .flatMap(({ default: meta, ...stories }) =>
        Object.values(stories).map((story) => openedBy(meta, story)),
      ),
  )
).flat()

describe('nothing is without a story:', () => {
  const components = Object.keys({ ...shell, ...popupParts }).filter((name) => /^[A-Z]/.test(name))
  test.each(components)('the component %s', (name) => {
    expect(isDrawnIn(kitStories, name)).toBe(true)
  })

  test.each(Object.keys(popupKinds))('the popup %s', (kind) => {
    expect(opened.map((popup) => popup.kind)).toContain(kind)
  })

  test('the routes name their pages', () => {
    expect(pages.size).toBeGreaterThan(10)
  })

  test.each([...pages])('%s', (page) => {
    expect(isDrawnIn(pageStories, page)).toBe(true)
  })

  const questions = Object.entries(en.confirm).flatMap(([question, texts]) =>
    Object.entries(texts).map(([part, text]) => [`${question}.${part}`, text] as const),
  )
  test.each(questions)('the question %s', (_, text) => {
    const asked = opened.flatMap((popup) => (popup.kind === 'confirm' ? Object.values(popup) : []))
    const pattern = new RegExp(`^${text.replaceAll(/[?.]/g, '\\$&').replaceAll(/{{.*?}}/g, '.+')}$`)
    expect(asked.some((said) => pattern.test(String(said)))).toBe(true)
  })
})

const storyAddresses = modules.flatMap(({ default: { title = '' }, ...stories }) =>
  Object.keys(stories).map((name) => `${title}/${name}`),
)

const storyIds = new Set(
  modules.flatMap(({ default: { title = '' }, ...stories }) =>
    Object.keys(stories).map((name) => toId(title, storyNameFromExport(name)).replace('--', '-')),
  ),
)

test.each(scenarios.map(({ name, story }) => [name, story] as const))(
  'the situation %s of the sandbox is shown by the story %s',
  (_, story) => {
    expect(storyAddresses).toContain(story)
  },
)

test('every committed picture is of a story that there is', () => {
  const screenshots = Object.keys(import.meta.glob('../screenshots/*/*.png'))
  expect(screenshots.length).toBeGreaterThan(0)
  expect(screenshots.filter((path) => !storyIds.has(path.replace(/^.*\/|\.png$/g, '')))).toEqual([])
})
