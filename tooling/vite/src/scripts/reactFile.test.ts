import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { buildInMemory, entry } from '../testing/buildInMemory.ts'
import { reactFilePlugin, reactFilesIn, reactFromFilePlugin, reactGroup } from './reactFile.ts'
import { reactModulesPlugin } from './slimLibraries.ts'

/** Builds a document that draws with React. */
const built = (code: string, plugins: readonly Plugin[], groups: (typeof reactGroup)[] = []) =>
  buildInMemory(code, [...plugins, reactModulesPlugin()], {
    minify: false,
    rolldownOptions: { input: entry, output: { codeSplitting: { groups } } },
  })

const draw = (names = 'useState') =>
  `import { ${names} } from 'react'; import { jsx } from 'react/jsx-runtime'; import { createRoot } from 'react-dom/client'; import { createPortal } from 'react-dom'; globalThis.used = [${names}, jsx, createRoot, createPortal]`

test('a store has React in a file of its own, which another document asks for by names', async () => {
  const store = await built(draw(), [reactFilePlugin()], [reactGroup])
  const bundle = Object.fromEntries(store.map((chunk) => [chunk.fileName, chunk]))
  const [names, react, ...more] = reactFilesIn(bundle)
  expect(more).toEqual([])
  expect(bundle[react ?? '']?.name).toBe('react')
  expect(bundle[names]?.exports).toEqual(
    expect.arrayContaining(['useState', 'jsx', 'createRoot', 'createPortal']),
  )
  expect(store.find(({ facadeModuleId }) => facadeModuleId === entry)?.imports).toEqual([react])

  const [pay, ...others] = await built(draw(), [reactFromFilePlugin(names)])
  expect(others).toEqual([])
  expect(pay?.imports).toEqual([`/${names}`])
  expect(pay?.code.length).toBeLessThan(400)
})

test('a name that the file does not have fails the build of the other document', async () => {
  await expect(built(draw('useActionState'), [reactFromFilePlugin('assets/react-1.js')])).rejects.toThrow(
    '"useActionState" is not exported by',
  )
})
