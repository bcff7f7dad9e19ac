import drawing from './waves.svg?no-inline'
import { Scene } from './Scene.tsx'

/** Sun over the sea. */
export function Hero() {
  return <Scene drawing={drawing} />
}
