import { checkNarrow } from './checkNarrow.ts'

checkNarrow(['ar', 'id', 'ms', 'th', 'tr', 'vi'])
