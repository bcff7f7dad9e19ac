import { suite } from './src/suite.ts'

export default suite('old-engines', { globalSetup: './src/globalSetup.ts' })
