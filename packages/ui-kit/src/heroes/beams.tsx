import drawing from './beams.svg?no-inline'
import { Scene } from './Scene.tsx'

/** A mirror ball over the bars of an equaliser. */
export function Hero() {
  return <Scene drawing={drawing} />
}
