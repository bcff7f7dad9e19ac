import type { BrandApp } from '../apps/readBrandApp.ts'
import { iconEvent, iconUser, iconTopUp } from '@topup/ui-kit/icons'

const bars = (...names: readonly string[]) =>
  names.map((name) => `<span class="skeleton shell-${name}"></span>`).join('')
const icon = (d: string) => `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${d}"/></svg>`
const times = (count: number, html: string) => Array.from({ length: count }, () => html).join('')
const row = (...names: readonly string[]) => {
  const [lead = '', ...lines] = names
  return `<div class="row-face">${bars(lead)}<div>${bars(...lines)}</div></div>`
}

const product = `<div class="product-card"><span class="product-card__artwork product-card__artwork--loading">${bars('artwork')}</span><span class="product-card__body"><span class="product-card__text">${bars('name', 'note')}</span><span class="product-bar product-bar--loading"></span></span></div>`
const destination = `<div class="pad"><section class="card destination"><div class="destination__hero destination__hero--loading">${row('hero-picture', 'hero-name', 'hero-account')}</div><div class="destination-row">${row('lead', 'role', 'server')}</div></section></div>`
const products = `<div class="columns"><div>${destination}<div class="category-tabs">${times(4, bars('category'))}</div><div class="product-grid" aria-hidden="true">${times(12, product)}</div></div></div>`
const games = `<div class="pad stack">${bars('search')}<div class="shell-tiles">${times(6, `<div class="card shell-tile">${bars('tile-picture', 'tile-name')}</div>`)}</div></div>`
const navigation = `<div class="nav-bottom" aria-hidden="true">${[iconTopUp, iconEvent, iconUser].map(({ d }) => `<a><span class="nav__icon">${icon(d)}</span>&nbsp;</a>`).join('')}</div>`

/**
 * The store before its script: header with the store's mark and name, then the skeleton of its first page, in the measures of
 * the skeleton that React draws in its place. It carries no text but the name, because the visitor's language is not
 * known yet. A brand that never shows the new layout begins with its games and has no bottom bar. Source: spec §2, design
 * mock 02.
 */
export function shellHtml({ brand, mark }: Pick<BrandApp, 'brand' | 'mark'>): string {
  const isOld = brand.newVersion.kind === 'nobody'
  const name = `<span class="header__brand">${escapeHtml(brand.name)}</span>${bars('title')}`
  return (
    `<header class="header${isOld ? '' : ' header--with-nav'}"><div class="header__inner"><span class="header__tile" aria-hidden="true">${mark}</span><div>${name}</div>` +
    `<div class="header__actions"><span class="avatar avatar--guest"><span></span></span></div></div></header>` +
    `<main class="page" aria-busy="true">${isOld ? games : products}</main>` +
    (isOld ? '' : navigation)
  )
}

/** Text as HTML, safe in elements and in double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
