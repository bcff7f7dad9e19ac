import type { StorybookConfig } from '@storybook/react-vite'
import { join } from 'node:path'
import { mergeConfig } from 'vite'
import { storyTypefaces } from '../src/storyTypefaces.ts'

/** The code of the stores, by the paths of its files. */
const packages = (id: string): boolean => id.startsWith(join(import.meta.dirname, '../../../packages'))

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/docs/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../../../packages/ui-kit/src/**/*.stories.tsx',
    '../../../packages/flows/src/**/*.stories.tsx',
  ],
  addons: [
    // Descriptions taken from comments would overwrite the parameters of a file that come from a call.
    { name: '@storybook/addon-docs', options: { csfPluginOptions: { disableDescription: true } } },
    '@storybook/addon-a11y',
  ],
  // What nobody here uses takes time in each start of the frame.
  features: {
    backgrounds: false,
    measure: false,
    outline: false,
    changeDetection: false,
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: storyTypefaces(),
      build: {
        chunkSizeWarningLimit: 4000,
        rolldownOptions: {
          output: {
            // What many stories share is one file: apart, one story made 145 requests, which took longer than its code.
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: 'shared', test: packages, minShareCount: 4 }],
            },
          },
        },
      },
    }),
}

export default config
