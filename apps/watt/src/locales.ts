import ar from '@topup/locales/ar.json?url'
import de from '@topup/locales/de.json?url'
import en from '@topup/locales/en.json?url'
import es from '@topup/locales/es.json?url'
import fr from '@topup/locales/fr.json?url'
import id from '@topup/locales/id.json?url'
import it from '@topup/locales/it.json?url'
import ja from '@topup/locales/ja.json?url'
import ko from '@topup/locales/ko.json?url'
import ms from '@topup/locales/ms.json?url'
import pl from '@topup/locales/pl.json?url'
import pt from '@topup/locales/pt.json?url'
import ru from '@topup/locales/ru.json?url'
import th from '@topup/locales/th.json?url'
import tr from '@topup/locales/tr.json?url'
import vi from '@topup/locales/vi.json?url'
import zhCn from '@topup/locales/zh-cn.json?url'
import zhTw from '@topup/locales/zh-tw.json?url'
import type { brand } from './brand.ts'

/** The texts of exactly the languages that the brand's facts name, by address. */
export const locales = {
  ar,
  de,
  en,
  es,
  fr,
  id,
  it,
  ja,
  ko,
  ms,
  pl,
  pt,
  ru,
  th,
  tr,
  vi,
  'zh-cn': zhCn,
  'zh-tw': zhTw,
} satisfies Readonly<Record<(typeof brand)['languages'][number], string>>
