import { checkNarrow } from './checkNarrow.ts'

checkNarrow(['de', 'en', 'pl', 'ru'])
