import { Icon } from '../icon/Icon.tsx'
import { iconCheck, iconClock } from '../icon/icons.ts'
import { iconClose } from '../icon/visitIcons.ts'

const faces = {
  pending: { className: 'result-mark result-mark--pending', icon: iconClock },
  success: { className: 'result-mark result-mark--success', icon: iconCheck },
  fail: { className: 'result-mark result-mark--fail', icon: iconClose },
} as const

export interface ResultMarkProps {
  readonly result: keyof typeof faces
}

/** Status mark of a result: a turning ring, a tick, a cross; the title says it in words. */
export function ResultMark({ result }: ResultMarkProps) {
  const { className, icon } = faces[result]
  return (
    <div className={className}>
      <Icon of={icon} />
    </div>
  )
}
