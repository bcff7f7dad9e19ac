import { defineBrandApp } from '@topup/vite'

export default defineBrandApp(import.meta.dirname)
