import { fileURLToPath } from 'node:url'

const file = (name: string) => fileURLToPath(import.meta.resolve(name))

/**
 * What draws the pay document in a build: Preact, in place of React, whose components it takes as they are. Adyen's form is
 * drawn by Preact itself, so it comes once; React would cost another 50 kB before a form is asked for. The development
 * server, where both documents share modules, keeps React. Source: decision 95.
 */
export const inPlaceOfReact = [
  { find: /^react\/jsx-runtime$/, replacement: file('preact/jsx-runtime') },
  { find: /^react-dom\/client$/, replacement: file('preact/compat/client') },
  { find: /^react(?:-dom)?$/, replacement: file('preact/compat') },
]
