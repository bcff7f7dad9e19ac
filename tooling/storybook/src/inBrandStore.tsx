import { createStoryServices, StoryStore } from '@topup/flows/testing'
import type { FakeServices, StoryStart } from '@topup/flows/testing'
import type { Decorator, Loader } from '@storybook/react-vite'
import { nativeNameOf } from '@topup/domain'
import { bringLetters } from './bringLetters.ts'
import { dressPage } from './dressPage.ts'
import { factsInStory, startInMarket } from './market/startInMarket.ts'
import { brandIn, languageOf, loadTexts, storyBrand } from './storyBrands.ts'
import { addMount, mountOf } from './storyMount.ts'

const startOf = (parameters: Readonly<Record<string, unknown>>): StoryStart | undefined =>
  // What `inStore` made; parameters have no type of their own.
  parameters['store'] as StoryStart | undefined

/**
 * Dresses the page and, for a story that asks for a store, makes its services: once for each mount. Components and play
 * function belong to the services that they began with, as in a store, where services never change. So another brand or
 * language mounts the story again, and any other change of the toolbar keeps what is there.
 */
export const prepareStory: Loader = async ({ abortSignal, globals, id, parameters }) => {
  const start = startOf(parameters)
  const mount = mountOf(abortSignal)
  const brand = storyBrand(globals['brand'])
  const language = languageOf(globals['language'])
  const madeFor = `${brand.key} ${language}`
  if (mount !== undefined && mount.madeFor !== madeFor) {
    await mount.restart()
    return {}
  }
  dressPage(globals)
  if (start === undefined) return {}
  if (mount !== undefined) {
    mount.addDrawing()
    return { services: mount.services }
  }
  removeLeavingPopups()
  const texts = await loadTexts(language)
  await bringLetters(nativeNameOf(language))
  const services = await createStoryServices(startInMarket(start, brand.facts, language), {
    brand: factsInStory(brand.facts),
    texts,
  })
  addMount(id, abortSignal, { services, madeFor })
  return { services }
}

/** The copy of a popup that plays its way out: the play function of the next mount would take it for its own. */
function removeLeavingPopups(): void {
  for (const copy of document.querySelectorAll('.layer--leaving')) copy.remove()
}

/** Puts a story that asks for it into a store of the toolbar's brand. */
export const inBrandStore: Decorator = (Story, { globals, loaded, parameters }) => {
  const services = loaded['services'] as FakeServices | undefined
  if (services === undefined) return <Story />
  return (
    <StoryStore services={services} artwork={brandIn(globals)} route={startOf(parameters)?.route}>
      <Story />
    </StoryStore>
  )
}
