import type { WorkerRelease } from '../../deploy/workerText.ts'

/** The worker's global object, with what the build wrote in front of its code. */
export const worker = self as unknown as ServiceWorkerGlobalScope & { readonly topupRelease: WorkerRelease }
