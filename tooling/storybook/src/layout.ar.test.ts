import { checkLayout } from './checkLayout.ts'

checkLayout({ language: 'ar', brand: 'dragon' })
