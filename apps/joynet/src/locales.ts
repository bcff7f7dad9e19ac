import en from '@topup/locales/en.json?url'
import zhCn from '@topup/locales/zh-cn.json?url'
import th from '@topup/locales/th.json?url'
import vi from '@topup/locales/vi.json?url'
import id from '@topup/locales/id.json?url'
import ms from '@topup/locales/ms.json?url'
import type { brand } from './brand.ts'

/** The texts of exactly the languages that the brand's facts name, by address. */
export const locales = { en, 'zh-cn': zhCn, th, vi, id, ms } satisfies Readonly<
  Record<(typeof brand)['languages'][number], string>
>
