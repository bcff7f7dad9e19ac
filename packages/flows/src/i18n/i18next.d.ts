import 'i18next'
import type en from '@topup/locales/en.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en }
    returnNull: false
  }
}
