import type { BrandConfig } from '@topup/domain'
import { iconEvent, iconUser, iconTopUp } from '@topup/ui-kit/icons'

const bars = (...names: readonly string[]) =>
  names.map((name) => `<span class="sk sh-${name}"></span>`).join('')
const icon = (d: string) => `<svg class="ic" viewBox="0 0 24 24" aria-hidden="true"><path d="${d}"/></svg>`
const times = (count: number, html: string) => Array.from({ length: count }, () => html).join('')
const row = (...names: readonly string[]) => {
  const [lead = '', ...lines] = names
  return `<div class="row">${bars(lead)}<div>${bars(...lines)}</div></div>`
}

const product = `<div class="prod"><span class="prod-art prod-art--sk">${bars('68')}</span><span class="prod-b">${bars('t', 's', 'p')}</span></div>`
const destination = `<div class="pad"><section class="card dest"><div class="dest-hero dest-hero--sk">${row('60', 'h', 'i')}</div><div class="dest-row">${row('40', 'r', 'u')}</div></section></div>`
const goods = `<div class="wrap"><div>${destination}<div class="cats">${times(4, bars('cat'))}</div><div class="grid" aria-hidden="true">${times(12, product)}</div></div></div>`
const games = `<div class="pad stack">${bars('field')}<div class="sh-tiles">${times(6, `<div class="card sh-tile">${bars('64', 'l')}</div>`)}</div></div>`
const navigation = `<div class="nav" aria-hidden="true">${[iconTopUp, iconEvent, iconUser].map(({ d }) => `<a><span class="nav-i">${icon(d)}</span>&nbsp;</a>`).join('')}</div>`

/**
 * The store before its script: header with the store's name, then the skeleton of its first page, in the measures of
 * the skeleton that React draws in its place. It carries no text but the name, because the visitor's language is not
 * known yet. A brand that never shows the new layout begins with its games and has no bottom bar. Source: spec §2, design
 * mock 02.
 */
export function shellHtml(brand: BrandConfig): string {
  const isOld = brand.newVersion.kind === 'nobody'
  const name = `<span class="hdr-brand"><i></i><span>${escapeHtml(brand.name)}</span></span>${bars('title')}`
  return (
    `<header class="hdr${isOld ? '' : ' hdr--nav'}"><div class="hdr-in"><span class="hdr-tile">${icon(iconTopUp.d)}</span><div>${name}</div>` +
    `<div class="hdr-a"><span class="avatar is-guest"><span></span></span></div></div></header>` +
    `<main class="page" aria-busy="true">${isOld ? games : goods}</main>` +
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
