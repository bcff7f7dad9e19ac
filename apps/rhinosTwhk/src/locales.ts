import zhTw from '@topup/locales/zh-tw.json?url'
import en from '@topup/locales/en.json?url'
import type { brand } from './brand.ts'

/** The texts of exactly the languages that the brand's facts name, by address. */
export const locales = { 'zh-tw': zhTw, en } satisfies Readonly<
  Record<(typeof brand)['languages'][number], string>
>
