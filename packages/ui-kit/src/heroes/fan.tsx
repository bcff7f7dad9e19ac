import drawing from './fan.svg?no-inline'
import { Scene } from './Scene.tsx'

/** A folding fan with plum blossom over waves. */
export function Hero() {
  return <Scene drawing={drawing} />
}
