import { suite } from './src/suite.ts'

export default suite('hosts')
