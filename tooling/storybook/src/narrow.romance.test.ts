import { checkNarrow } from './checkNarrow.ts'

checkNarrow(['es', 'fr', 'it', 'pt'])
