import en from '@topup/locales/en.json?url'
import zhCn from '@topup/locales/zh-cn.json?url'
import th from '@topup/locales/th.json?url'
import vi from '@topup/locales/vi.json?url'
import id from '@topup/locales/id.json?url'
import ms from '@topup/locales/ms.json?url'

/** The texts of the languages that this store ships, by address. */
export const locales = { en, 'zh-cn': zhCn, th, vi, id, ms }
