import { paintFirst, type PaintStart } from '@topup/flows/early'

/** What the build knows of this store; written in front of this script. */
declare const topupStart: PaintStart

paintFirst(topupStart)
