export { appsFolder, listApps } from './apps/listApps.ts'
export { type BrandApp, readBrandApp } from './apps/readBrandApp.ts'
export { defaultSandboxPorts } from './sandbox/sandboxOrigins.ts'
