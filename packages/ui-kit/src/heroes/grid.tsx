import drawing from './grid.svg?no-inline'
import { Scene } from './Scene.tsx'

/** A sun over a lit grid. */
export function Hero() {
  return <Scene drawing={drawing} />
}
