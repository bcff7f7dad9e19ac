import { createStoryServices, StoryStore } from '@topup/flows/testing'
import type { FakeServices, StoryStart } from '@topup/flows/testing'
import type { Decorator, Loader } from '@storybook/react-vite'
import { dressPage } from './dressPage.ts'
import { storyBrand } from './storyBrands.ts'
import { languageOf, loadTexts } from './storyLanguage.ts'

const startOf = (parameters: Readonly<Record<string, unknown>>): StoryStart | undefined =>
  // What `inStore` made; parameters have no type of their own.
  parameters['store'] as StoryStart | undefined

/** Dresses the page and makes the services of a story that asks for a store, before anything is drawn. */
export const prepareStory: Loader = async ({ globals, parameters }) => {
  dressPage(globals)
  const start = startOf(parameters)
  if (start === undefined) return {}
  const { name, copyright } = storyBrand(globals['brand'])
  const texts = await loadTexts(languageOf(globals['language']))
  return { services: await createStoryServices(start, { brand: { name, copyright }, texts }) }
}

/** Puts a story that asks for it into a store of the toolbar's brand. */
export const inBrandStore: Decorator = (Story, { globals, loaded, parameters }) => {
  const services = loaded['services'] as FakeServices | undefined
  if (services === undefined) return <Story />
  return (
    <StoryStore
      scope={{ services, artwork: storyBrand(globals['brand']) }}
      route={startOf(parameters)?.route}
    >
      <Story />
    </StoryStore>
  )
}
