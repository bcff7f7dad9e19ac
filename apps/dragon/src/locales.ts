import en from '@topup/locales/en.json?url'
import zhCn from '@topup/locales/zh-cn.json?url'
import zhTw from '@topup/locales/zh-tw.json?url'
import th from '@topup/locales/th.json?url'
import vi from '@topup/locales/vi.json?url'
import id from '@topup/locales/id.json?url'
import type { brand } from './brand.ts'

/** The texts of exactly the languages that the brand's facts name, by address. */
export const locales = { en, 'zh-cn': zhCn, 'zh-tw': zhTw, th, vi, id } satisfies Readonly<
  Record<(typeof brand)['languages'][number], string>
>
