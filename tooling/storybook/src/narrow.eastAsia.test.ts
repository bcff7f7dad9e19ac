import { checkNarrow } from './checkNarrow.ts'

checkNarrow(['ja', 'ko', 'zh-cn', 'zh-tw'])
