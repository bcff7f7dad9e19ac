import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { SandboxEnv } from '../http/guards.ts'

const folder = join(import.meta.dirname, 'pictures')

const pictures: ReadonlyMap<string, string> = new Map(
  globSync('*/*.svg', { cwd: folder }).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
)

/** The kinds of pictures, each with the one that stands for what has none of its own. */
const kinds: Readonly<Record<string, string>> = {
  games: 'other.svg',
  payways: 'card.svg',
  gifts: 'gem.svg',
  goods: 'blade-1.svg',
}

/** The style of the sandbox's pages. */
const pagesCss = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #14202b; background: #eef2f5 }
* { box-sizing: border-box }
body { margin: 0 }
main { max-width: 30rem; margin: 2rem auto; padding: 1.5rem; background: #fff; border-radius: 12px; box-shadow: 0 1px 3px #0003 }
main.wide { max-width: 72rem }
a { color: #14508c }
h1 { margin: 0 0 1rem; font-size: 2rem } h2 { margin: 1.5rem 0 .5rem; font-size: 1.25rem }
h1.success { color: #0b6b3a } h1.fail { color: #a3211a }
.mark { margin: 0; font-weight: 700; color: #4b5d6b }
.note { color: #4b5d6b; font-size: .875rem }
.close { padding: .75rem 1rem; background: #e8f3ec; border-radius: 8px }
dl { margin: 1rem 0 } dl div { display: grid; grid-template-columns: 9rem 1fr; padding: .5rem 0; border-top: 1px solid #dde4e9 }
dt { color: #4b5d6b } dd { margin: 0; overflow-wrap: anywhere }
button { display: block; width: 100%; min-height: 48px; margin: .5rem 0; border: 1px solid #8496a3; border-radius: 8px; background: #fff; font: inherit; font-weight: 600; cursor: pointer }
button.main { border-color: #14508c; background: #14508c; color: #fff }
button:focus-visible, a:focus-visible, input:focus-visible, select:focus-visible { outline: 3px solid #e58a00; outline-offset: 2px }
.chips { display: flex; flex-wrap: wrap; gap: .5rem; margin: 1rem 0 } .chips a { display: inline-grid; place-items: center; min-height: 40px; padding: 0 .9rem; border-radius: 20px; background: #e3ecf6; color: #14508c; text-decoration: none; font-weight: 600 }
form.search { position: sticky; top: 0; z-index: 1; padding: .5rem 0; background: #fff } form.search label { flex: 1 1 12rem }
section { scroll-margin-top: 4.5rem } h3 { margin: 1.5rem 0 0; font-size: 1.05rem } p.note { margin: 0 0 .5rem }
ul.situations { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); gap: .5rem; padding: 0; margin: 0; list-style: none }
ul.situations li { border: 1px solid #d5dee5; border-radius: 10px } ul.situations li > a { display: block; padding: .7rem .9rem .3rem; color: inherit; text-decoration: none } ul.situations li > a:hover { background: #f1f6fb }
ul.situations b { display: block; font-weight: 600 } ul.situations code { color: #4b5d6b; font-size: .8rem } ul.situations .note { display: block; padding: 0 .9rem .7rem } ul.situations .note a { display: inline-block; padding: .2rem 0 }
@media (width <= 600px) { main.wide { margin: 0; border-radius: 0; padding: 1rem } }
ul.stores { display: grid; grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr)); gap: 0 1.5rem; padding: 0; list-style: none } ul.stores li { display: flex; flex-wrap: wrap; justify-content: space-between; padding: .5rem 0; border-top: 1px solid #dde4e9 } ul.stores a:first-child { font-weight: 600 }
table { width: 100%; border-collapse: collapse } th, td { padding: .4rem .6rem; border-top: 1px solid #dde4e9; text-align: left; vertical-align: top }
.wide form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end } .wide label { display: grid; font-size: .875rem; color: #4b5d6b }
.wide input, .wide select { min-height: 40px; padding: .25rem .5rem; border: 1px solid #8496a3; border-radius: 6px; font: inherit }
.wide button { width: auto; min-height: 40px; margin: 0; padding: 0 .9rem }
`

const svg = {
  'content-type': 'image/svg+xml',
  'cache-control': 'max-age=3600',
  'access-control-allow-origin': '*',
}

/**
 * Pictures that the service's answers point at, own drawings and no file of a game or a provider, and the style of the
 * provider's pages.
 */
export function assetRoutes(): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  for (const [kind, otherwise] of Object.entries(kinds))
    app.get(`/assets/${kind}/:file`, (c) => {
      const own = pictures.get(`${kind}/${c.req.param('file')}`)
      return c.body(own ?? pictures.get(`${kind}/${otherwise}`) ?? '', 200, svg)
    })
  app.get('/assets/pages.css', (c) => c.body(pagesCss, 200, { 'content-type': 'text/css; charset=utf-8' }))
  return app
}
