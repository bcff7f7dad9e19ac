import { decodeProductGroups, hasCoupons, maxAnswerLength } from '@topup/api-client'
import type { GoodsGroupWire } from '@topup/api-client'
import { directionOf, htmlLang, ownValue } from '@topup/domain'
import type { Language } from '@topup/domain'
import { documentTexts } from '../i18n/documentTexts.ts'
import type { Prefetched } from './prefetch.ts'
import type { EarlyTap } from './earlyVisit.ts'
import type { EarlyVisitor } from './earlyVisitor.ts'
import { readPaintedTexts } from './paintedTexts.ts'
import { paintProducts } from './paintProducts.ts'

/**
 * Paints the products in place of the skeleton as soon as products, page config and texts are loaded. Returns a
 * function that puts the skeleton back, or null when nothing was painted. Answers of the service go through the
 * decoders; any other fault in them is reported by the store, which reads the same answers. Rejects when
 * something cannot be read.
 */
export async function paintFirstScreen(from: {
  readonly asked: Prefetched
  readonly visitor: EarlyVisitor
  /** Called when everything is loaded: what was requested for another visitor is not painted. */
  readonly isStillHere: () => boolean
  readonly language: Language
  readonly artworkUrl: string
  /** Whether pictures may come from this machine. */
  readonly allowLocalHosts: boolean
  readonly onTap: (tap: EarlyTap) => void
}): Promise<(() => void) | null> {
  const { asked, visitor, language, artworkUrl, allowLocalHosts, onTap } = from
  const [products, config, json] = await Promise.all([
    asked.products.then(contentOf),
    asked.pageConfig.then(contentOf),
    asked.texts === null ? broughtTexts(document) : asked.texts.then(copyOf),
  ])
  const texts = readPaintedTexts(json)
  const page = document.querySelector('#root > [aria-busy] .product-grid')?.parentElement ?? null
  if (texts === null || page === null || !Array.isArray(products) || !from.isStillHere()) return null
  const isVip = hasCoupons(config)
  const groups = decodeProductGroups(products as GoodsGroupWire[], '', { allowLocalHosts })
  const painted = paintProducts({ visitor, groups, isVip, texts, language, artworkUrl, onTap })
  if (painted === null) return null
  document.documentElement.lang = htmlLang(language)
  document.documentElement.dir = directionOf(language)
  const skeleton = ['.destination-row', '.category-tabs', '.product-grid'].map((place) =>
    page.querySelector(place),
  )
  // A screen reader may skip what is busy.
  const sayBusy = (isBusy: boolean) => page.closest('[aria-busy]')?.setAttribute('aria-busy', String(isBusy))
  painted.forEach((part, index) => skeleton[index]?.replaceWith(part))
  sayBusy(false)
  return () => {
    painted.forEach((part, index) => part.replaceWith(skeleton[index] ?? ''))
    sayBusy(true)
  }
}

/** The texts at the end of the document, when it has been read that far; no script has to be loaded for that. */
async function broughtTexts(page: Document): Promise<unknown> {
  if (page.readyState === 'loading')
    await new Promise((resolve) => page.addEventListener('readystatechange', resolve, { once: true }))
  return documentTexts(page)
}

/**
 * Copies an answer, because the store reads it afterwards; the store's length limit applies here too. Source:
 * faults B-07.
 */
async function copyOf(response: Response): Promise<unknown> {
  const text = await response.clone().text()
  if (text.length > maxAnswerLength) throw new Error('Too long')
  return JSON.parse(text)
}

async function contentOf(response: Response): Promise<unknown> {
  const body = await copyOf(response)
  if (ownValue(body, 'code') !== 1) throw new Error('No content')
  return ownValue(body, 'content')
}
