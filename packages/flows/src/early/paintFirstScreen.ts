import { decodeGoodsGroups, hasCoupons } from '@topup/api-client'
import type { GoodsGroupWire } from '@topup/api-client'
import { directionOf, htmlLang, ownValue } from '@topup/domain'
import type { Language } from '@topup/domain'
import type { EarlyAsked } from './askEarly.ts'
import type { EarlyTap } from './earlyVisit.ts'
import { readPaintedTexts } from './paintedTexts.ts'
import { paintGoods } from './paintGoods.ts'

/**
 * Paints the goods in place of the skeleton as soon as goods, page config and texts are there; answers whether it did.
 * What the service says is only trusted as far as the decoders do: whatever else is wrong with it the store tells
 * when it reads the same answers. Rejects when something cannot be read.
 */
export async function paintFirstScreen(from: {
  readonly asked: EarlyAsked
  readonly language: Language
  readonly artworkUrl: string
  readonly onTap: (tap: EarlyTap) => void
}): Promise<boolean> {
  const { asked, language, artworkUrl, onTap } = from
  const [goods, config, json] = await Promise.all([
    asked.goods.then(contentOf),
    asked.pageConfig.then(contentOf),
    asked.texts.then(copyOf),
  ])
  const texts = readPaintedTexts(json)
  const page = document.querySelector('#root > [aria-busy] .grid')?.parentElement ?? null
  if (texts === null || page === null || !Array.isArray(goods)) return false
  const isVip = hasCoupons(config)
  const groups = decodeGoodsGroups(goods as GoodsGroupWire[])
  const painted = paintGoods({ groups, isVip, texts, language, artworkUrl, onTap })
  if (painted === null) return false
  document.documentElement.lang = htmlLang(language)
  document.documentElement.dir = directionOf(language)
  const [prompt, tabs, panel] = painted
  page.querySelector('.dest-row')?.replaceWith(prompt)
  page.querySelector('.cats')?.replaceWith(tabs)
  page.querySelector('.grid')?.replaceWith(panel)
  // A screen reader may pass over what is busy.
  page.closest('[aria-busy]')?.setAttribute('aria-busy', 'false')
  return true
}

/** The store reads the answer itself afterwards. */
function copyOf(response: Response): Promise<unknown> {
  return response.clone().json()
}

async function contentOf(response: Response): Promise<unknown> {
  const body = await copyOf(response)
  if (ownValue(body, 'code') !== 1) throw new Error('No content')
  return ownValue(body, 'content')
}
