export { defineBrandApp } from './defineBrandApp.ts'
export * from './apps.ts'
