import drawing from './lantern.svg?no-inline'
import { Scene } from './Scene.tsx'

/** Three lanterns over hills. */
export function Hero() {
  return <Scene drawing={drawing} />
}
