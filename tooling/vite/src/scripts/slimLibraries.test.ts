import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { pureRouterPlugin } from './pureRouterPlugin.ts'
import { slimTranslationsPlugin } from './slimTranslationsPlugin.ts'

const entry = join(import.meta.dirname, '../../../../packages/flows/src/slimLibraries.js')

/** What a store uses of a library, built with the installed one as the stores build it. React stays outside. */
async function built(code: string, plugins: readonly Plugin[]): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      ...plugins,
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: {
      write: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: /^react(?:-dom)?(?:\/|$)/, treeshake: { propertyReadSideEffects: false } },
    },
  })
  const [first] = (Array.isArray(output) ? output : [output]) as Rolldown.RolldownOutput[]
  return first?.output[0].code ?? ''
}

const router =
  "import { BrowserRouter, matchPath, Navigate, useLocation, useNavigate } from 'react-router'; globalThis.used = [BrowserRouter, matchPath, Navigate, useLocation, useNavigate]"
const translations =
  "import { createInstance } from 'i18next'; import { I18nextProvider, useTranslation } from 'react-i18next'; globalThis.used = [createInstance, I18nextProvider, useTranslation]"

test.each([
  [
    'React Router',
    router,
    [pureRouterPlugin()],
    ['NavLink', 'preventScrollReset', 'must always follow', 'should call navigate() in'],
  ],
  [
    'the translations',
    translations,
    [slimTranslationsPlugin()],
    [
      'forkResourceStore',
      'USE_T_BEFORE_READY',
      'SUSPENDED_WHILE_LOADING',
      'NO_LANGUAGES',
      'getTextInfo',
      '&hellip;',
    ],
  ],
])('a build of %s leaves out what a store never uses', async (_, code, plugins, unused) => {
  const [whole, slim] = [await built(code, []), await built(code, plugins)]
  expect(unused.filter((word) => !whole.includes(word))).toEqual([])
  expect(unused.filter((word) => slim.includes(word))).toEqual([])
  expect(slim).toContain('used')
})
