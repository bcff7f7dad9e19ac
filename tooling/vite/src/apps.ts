export { appsFolder, listApps } from './listApps.ts'
export { type BrandApp, readBrandApp } from './readBrandApp.ts'
export { defaultSandboxPorts } from './sandboxOrigins.ts'
