import drawing from './peaks.svg?no-inline'
import { Scene } from './Scene.tsx'

/** Snow peaks under a moon. */
export function Hero() {
  return <Scene drawing={drawing} />
}
