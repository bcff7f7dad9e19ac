import { Hono } from 'hono'
import type { SandboxEnv } from '../http/guards.ts'
import type { Mark } from './marks/marks.ts'
import { marks } from './marks/moreMarks.ts'

/** Two colours and a simple drawing per game; original pictures, no likeness of a real game. */
const logos: Readonly<Record<string, readonly [string, string, string]>> = {
  starfall: [
    '#1b2a6b',
    '#6f8cff',
    '<path d="M62 14l5 13 13 5-13 5-5 13-5-13-13-5 13-5z" fill="#ffe08a"/><circle cx="34" cy="66" r="26" fill="#8ea4ff"/><path d="M12 60q30-14 52 2" stroke="#fff" stroke-width="4" fill="none"/>',
  ],
  ember: [
    '#5a1210',
    '#ff8a3c',
    '<path d="M48 12q26 24 18 46a20 20 0 0 1-38 2q-6-18 10-28 2 12 8 14 8-14 2-34z" fill="#ffd27a"/>',
  ],
  tide: [
    '#0a3a55',
    '#39c6e6',
    '<path d="M0 58q16-14 32 0t32 0 32 0v38H0z" fill="#bff2ff"/><circle cx="66" cy="28" r="12" fill="#fff3c4"/>',
  ],
  neko: [
    '#6b3d1b',
    '#ffc38a',
    '<path d="M22 24l14 12h24l14-12v34a26 22 0 0 1-52 0z" fill="#fff"/><circle cx="38" cy="56" r="4"/><circle cx="58" cy="56" r="4"/><path d="M44 66q4 4 8 0" stroke="#000" stroke-width="3" fill="none"/>',
  ],
  blade: [
    '#4a1440',
    '#ff9ccf',
    '<path d="M70 14L34 62l-6 14 14-6 36-48z" fill="#f3f6ff"/><circle cx="28" cy="28" r="8" fill="#ffd0e6"/><circle cx="20" cy="40" r="8" fill="#ffb3d6"/>',
  ],
  iron: [
    '#23303a',
    '#9fb4c2',
    '<path d="M48 10l30 10v26q0 26-30 40Q18 72 18 46V20z" fill="#dfe8ee"/><path d="M48 24v48M30 40h36" stroke="#23303a" stroke-width="6"/>',
  ],
}

/** The square icon of a game as SVG text. */
function gameLogo(code: string): string {
  const [from, to, drawing] = logos[code] ?? [
    '#3a4a57',
    '#8fa3b2',
    '<circle cx="48" cy="48" r="22" fill="#fff"/>',
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${to}"/><stop offset="1" stop-color="${from}"/></linearGradient></defs><rect width="96" height="96" rx="20" fill="url(#g)"/>${drawing}</svg>`
}

const drawings: Readonly<Record<string, string>> = {
  gem: '<path d="M24 6l14 12-14 24L10 18z" fill="#39a9ff"/><path d="M10 18h28L24 6z" fill="#a9dcff"/>',
  coin: '<circle cx="24" cy="24" r="17" fill="#ffbf3a"/><circle cx="24" cy="24" r="11" fill="#ffdf8a"/>',
  crate:
    '<rect x="8" y="14" width="32" height="26" rx="3" fill="#b0713a"/><path d="M8 22h32M24 14v26" stroke="#ffd27a" stroke-width="4"/>',
  potion:
    '<path d="M20 6h8v10l9 18q2 8-6 8H17q-8 0-6-8l9-18z" fill="#7fd6c2"/><path d="M15 30h18l4 6q0 6-6 6H17q-6 0-6-6z" fill="#1f9d86"/>',
  scroll:
    '<path d="M12 8h26v32H12z" fill="#f4e3bd"/><path d="M17 17h16M17 24h16M17 31h10" stroke="#a07a34" stroke-width="3"/>',
}

/** A reward's picture, 48 by 48, as SVG text; what is unknown shows a gem. */
function giftIcon(name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">${drawings[name] ?? drawings['gem'] ?? ''}</svg>`
}

/** Where the blossoms of a pack stand: across, down, turn and size. */
const bouquets: readonly (readonly (readonly [number, number, number, number])[])[] = [
  [[64, 66, 8, 1.35]],
  [
    [50, 56, -12, 1.1],
    [84, 80, 24, 0.85],
  ],
  [
    [64, 48, 4, 1.05],
    [40, 82, -20, 0.85],
    [90, 80, 24, 0.85],
  ],
  [
    [64, 66, 6, 1.1],
    [36, 44, -20, 0.75],
    [94, 44, 24, 0.75],
    [40, 92, -8, 0.7],
    [90, 92, 14, 0.7],
  ],
  [
    [64, 62, 0, 1.25],
    [32, 46, -24, 0.8],
    [96, 46, 28, 0.8],
    [34, 88, -8, 0.75],
    [95, 88, 14, 0.75],
    [64, 98, 30, 0.6],
  ],
  [
    [64, 58, 0, 1.45],
    [28, 40, -24, 0.8],
    [100, 40, 28, 0.8],
    [26, 78, -8, 0.8],
    [102, 78, 14, 0.8],
    [46, 100, 10, 0.7],
    [84, 100, -14, 0.7],
  ],
]

const petal = 'M0-5C-9-9-13-18-10-25-6-29-2-27 0-24 2-27 6-29 10-25 13-18 9-9 0-5Z'

const blossom = ([0, 72, 144, 216, 288] as const)
  .map(
    (turn, index) =>
      `<path transform="rotate(${turn})" d="${petal}" fill="${index % 2 === 0 ? '#ffd3e6' : '#ffb0d2'}" stroke="#f277a6" stroke-width="1.2"/>`,
  )
  .join('')

/** The picture that a publisher gives a pack of petals, 128 by 128, as SVG text: `blade-1.svg` to `blade-6.svg`, by how many they are. */
function goodsPicture(file: string): string {
  const pack = Number(/-(\d)\.svg$/.exec(file)?.[1] ?? 1)
  const places = bouquets[pack - 1] ?? bouquets[0] ?? []
  const flowers = places
    .map(
      ([x, y, turn, size]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${blossom}<circle r="6" fill="#ffcf5c"/><circle r="2.4" fill="#e2902c"/></g>`,
    )
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="128" height="128"><defs><radialGradient id="g" cy=".35" r=".8"><stop stop-color="#8c3d8f"/><stop offset="1" stop-color="#2a1145"/></radialGradient></defs><rect x="4" y="4" width="120" height="120" rx="26" fill="url(#g)" stroke="#ffd27a" stroke-width="4"/><circle cx="92" cy="34" r="20" fill="#fff3d6" opacity=".35"/><path d="M22 30l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM108 60l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5z" fill="#ffe9b8"/>${flowers}</svg>`
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
ul.stores { padding: 0; list-style: none } ul.stores li { display: flex; flex-wrap: wrap; gap: 0 1.5rem; padding: .5rem 0; border-top: 1px solid #dde4e9 } ul.stores a:first-child { min-width: 9rem; font-weight: 600 }
table { width: 100%; border-collapse: collapse } th, td { padding: .4rem .6rem; border-top: 1px solid #dde4e9; text-align: left; vertical-align: top }
.wide form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end } .wide label { display: grid; font-size: .875rem; color: #4b5d6b }
.wide input, .wide select { min-height: 40px; padding: .25rem .5rem; border: 1px solid #8496a3; border-radius: 6px; font: inherit }
.wide button { width: auto; min-height: 40px; margin: 0; padding: 0 .9rem }
`

const card: Mark = {
  ground: '#ffffff',
  drawing:
    '<rect fill="#2b5fb8" x="7" y="7" width="34" height="21" rx="4"/><path fill="#14315f" d="M7 12h34v4H7z"/><rect fill="#ffd25e" x="11" y="19" width="7" height="5" rx="1.5"/><circle fill="#ff6b4a" cx="31" cy="22" r="3.6"/><circle fill="#ffc24a" cx="35" cy="22" r="3.6" opacity=".85"/>',
}

/** Kinds of payment, for a method without a mark of its own. */
export const kinds: Readonly<Record<string, Mark>> = {
  card,
  gamecard: {
    ground: '#ffffff',
    drawing:
      '<rect fill="#7a3fb0" x="7" y="7" width="34" height="21" rx="4"/><path fill="#a06ad0" d="M11 7h14L11 28a4 4 0 0 1-4-4V11a4 4 0 0 1 4-4Z"/><path fill="#ffd25e" d="m24 10 2.3 4.7 5.1.7-3.7 3.6.9 5.1-4.6-2.4-4.6 2.4.9-5.1-3.7-3.6 5.1-.7Z"/>',
  },
  bank: {
    ground: '#ffffff',
    drawing:
      '<path fill="#0f6b57" d="M24 5 40 13H8ZM8 26h32v3H8z"/><path fill="#14917a" d="M11 15h4v9h-4zM18.5 15h4v9h-4zM25.5 15h4v9h-4zM33 15h4v9h-4z"/>',
  },
  ewallet: {
    ground: '#ffffff',
    drawing:
      '<path fill="#00596a" d="M10 9h24a4 4 0 0 1 4 4H10Z"/><rect fill="#008ba3" x="8" y="11" width="32" height="17" rx="4"/><path fill="#ffd25e" d="M30 17h10v6H30a3 3 0 0 1 0-6Z"/><circle fill="#00596a" cx="32" cy="20" r="1.5"/>',
  },
  phone: {
    ground: '#ffffff',
    drawing:
      '<rect fill="#38434f" x="16" y="4" width="16" height="26" rx="3.5"/><rect fill="#9fd3ff" x="18" y="7" width="12" height="17" rx="1"/><circle fill="#fff" cx="24" cy="27" r="1.3"/>',
  },
  store: {
    ground: '#ffffff',
    drawing:
      '<path fill="#f5e3d2" d="M11 15h26v13H11Z"/><path fill="#d8581c" d="m11 6-4 8h34l-4-8Z"/><path fill="#fff" d="M14 6h5l-1 8h-5ZM29 6h5l1 8h-5Z" opacity=".85"/><path fill="#8a5a34" d="M27 19h6v9h-6z"/><path fill="#9fd3ff" d="M14 18h9v6h-9z"/>',
  },
}

/** The 48 by 34 mark of a payment method as SVG text, in the same box for all; a card where none is drawn. */
export function paywayIcon(name: string): string {
  const { ground, drawing } = marks[name] ?? kinds[name] ?? card
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 34" width="48" height="34"><rect width="48" height="34" rx="6" fill="${ground}"/>${drawing}</svg>`
}

const svg = {
  'content-type': 'image/svg+xml',
  'cache-control': 'max-age=3600',
  'access-control-allow-origin': '*',
}

/** Pictures that the service's answers point at, and the style of the provider's pages. */
export function assetRoutes(): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  app.get('/assets/games/:file', (c) => c.body(gameLogo(c.req.param('file').replace('.svg', '')), 200, svg))
  app.get('/assets/payways/:file', (c) =>
    c.body(paywayIcon(c.req.param('file').replace('.svg', '')), 200, svg),
  )
  app.get('/assets/gifts/:file', (c) => c.body(giftIcon(c.req.param('file').replace('.svg', '')), 200, svg))
  app.get('/assets/goods/:file', (c) => c.body(goodsPicture(c.req.param('file')), 200, svg))
  app.get('/assets/pages.css', (c) => c.body(pagesCss, 200, { 'content-type': 'text/css; charset=utf-8' }))
  return app
}
