import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { reactFilePlugin, reactFilesIn, reactFromFilePlugin, reactGroup } from './reactFile.ts'
import { reactModulesPlugin } from './slimLibraries.ts'

const entry = join(import.meta.dirname, '../../../../packages/flows/src/reactFile.js')

/** Builds a document that draws with React, in memory. */
async function built(code: string, plugins: readonly Plugin[], groups: (typeof reactGroup)[] = []) {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      ...plugins,
      reactModulesPlugin(),
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, output: { codeSplitting: { groups } } },
    },
  })
  const [first] = (Array.isArray(output) ? output : [output]) as Rolldown.RolldownOutput[]
  const files: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[] = first?.output ?? []
  return files.filter((file) => file.type === 'chunk')
}

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
