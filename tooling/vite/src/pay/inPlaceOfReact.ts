import { fileURLToPath } from 'node:url'

const file = (name: string) => fileURLToPath(import.meta.resolve(name))

/**
 * What draws the pay document in a build: Preact, in place of React, whose components it takes as they are. A player on a
 * slow phone waits for it before a form is even asked for, and React costs 50 kB more. The development server, where both
 * documents share modules, keeps React, and so do unit tests and stories: the journeys are what tries it. Source: decision 95.
 */
export const inPlaceOfReact = [
  { find: /^react\/jsx-runtime$/, replacement: file('preact/jsx-runtime') },
  { find: /^react-dom\/client$/, replacement: file('preact/compat/client') },
  { find: /^react(?:-dom)?$/, replacement: file('preact/compat') },
]
