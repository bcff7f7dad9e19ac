import { parentPort, workerData } from 'node:worker_threads'
import type { Load } from './playLoad.ts'
import { playLoad } from './playLoad.ts'

/** The players, in a thread of their own, so that what they cost is not measured as the sandbox's. */
parentPort?.postMessage(await playLoad(workerData as Load))
