export { appsFolder, listApps } from './apps/listApps.ts'
export { type BrandApp, readBrandApp } from './apps/readBrandApp.ts'
export { sandboxReportsPath } from './sandbox/sandboxReportsPath.ts'
export { defaultSandboxPorts } from './sandbox/sandboxOrigins.ts'
