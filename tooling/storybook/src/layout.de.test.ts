import { checkLayout } from './checkLayout.ts'

checkLayout({ language: 'de', brand: 'watt' })
