import drawing from './radar.svg?no-inline'
import { Scene } from './Scene.tsx'

/** A radar screen that has found something. */
export function Hero() {
  return <Scene drawing={drawing} />
}
