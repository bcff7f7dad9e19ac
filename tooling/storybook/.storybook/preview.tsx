import '@topup/ui-kit/styles.css'
import '../src/fonts.css'
import { languages, nativeNameOf } from '@topup/domain'
import type { Preview } from '@storybook/react-vite'
import { PRELOAD_ENTRIES } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import { bringLetters } from '../src/bringLetters.ts'
import { inBrandStore, prepareStory } from '../src/inBrandStore.tsx'
import { brandNames } from '../src/storyBrands.ts'

// A backstop alone: what a story waits for takes its time on a busy machine.
configure({ asyncUtilTimeout: 60_000 })

const preview: Preview = {
  globalTypes: {
    brand: {
      description: 'Whose store it is',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [...brandNames].map(([key, name]) => ({ value: key, title: name, right: key })),
      },
    },
    language: {
      description: 'The language of the texts',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: languages.map((language) => ({
          value: language,
          title: nativeNameOf(language),
          right: language,
        })),
      },
    },
    mode: {
      description: 'Light or dark, for brands that follow the system',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'own', title: "The brand's own" },
          { value: 'twin', title: 'The other, where it follows the system' },
        ],
      },
    },
    direction: {
      description: 'Which way the page is written',
      toolbar: {
        icon: 'transfer',
        items: [
          { value: 'auto', title: 'As the language' },
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  initialGlobals: {
    brand: 'watt',
    mode: 'own',
    language: 'en',
    direction: 'auto',
    viewport: { value: 'phone' },
    // A scan takes as long as a story's drawing, and would run beside it.
    a11y: { manual: true },
  },
  // The frame asks for the story's neighbours too, and the page of a popup brings a megabyte before the story is drawn.
  beforeAll: () => addons.getChannel().removeAllListeners(PRELOAD_ENTRIES),
  loaders: [prepareStory],
  // A popup is drawn by the stack of its store: such a story has nothing to draw itself.
  render: (args, { component: Part }) => (Part ? <Part {...args} /> : <></>),
  decorators: [inBrandStore],
  // Whatever the language: the list of languages names each in its own letters.
  afterEach: () => bringLetters(document.body.textContent),
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Foundations', 'Components', 'Popups', 'Pages', 'Walls'],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        small: { name: 'Small phone', styles: { width: '320px', height: '568px' }, type: 'mobile' },
        whole: { name: 'Whole window', styles: { width: '100%', height: '100%' }, type: 'other' },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
  },
}

export default preview
