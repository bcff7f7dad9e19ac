import { Icon } from '../icon/Icon.tsx'
import type { IconShape } from '../icon/icons.ts'
import { RowFace } from '../list/rowFace.tsx'

/** One number with its name. */
export interface Stat {
  readonly icon: IconShape
  readonly figure: string
  readonly name: string
  readonly onPress: () => void
}

function StatTile({ icon, figure, name, onPress }: Stat) {
  const lead = (
    <span className="lead-icon">
      <Icon of={icon} />
    </span>
  )
  return (
    <button type="button" onClick={onPress}>
      <RowFace
        lead={{ kind: 'node', node: lead }}
        title={
          <bdi translate="no" className="numeric">
            {figure}
          </bdi>
        }
        note={name}
      />
    </button>
  )
}

/** Numbers of the account side by side: coupons, growth points. */
export function StatTiles({ stats }: { readonly stats: readonly Stat[] }) {
  return (
    <section className="card stat-tiles">
      {stats.map((stat) => (
        <StatTile key={stat.name} {...stat} />
      ))}
    </section>
  )
}
