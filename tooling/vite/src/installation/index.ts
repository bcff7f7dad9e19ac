export { screenshots } from './screenshots.ts'
