import type { CSSProperties } from 'react'

/** Props of {@link Samples}. */
interface SamplesProps {
  readonly title: string
  /** Names and values. */
  readonly of: readonly (readonly [string, string])[]
  /** How the box beside a name looks; no box when left out or undefined. */
  readonly draw?: (name: string, value: string) => CSSProperties | undefined
}

const box = {
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: 8,
  border: '1px solid var(--border-strong)',
} as const

/** A heading, and tokens under it with their values and what they look like. */
export function Samples({ title, of, draw }: SamplesProps) {
  return (
    <section>
      <h2 className="section-title">{title}</h2>
      <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(250px, 1fr))', gap: 12 }}>
        {of.map(([name, value]) => {
          const look = draw?.(name, value)
          return (
            <li key={name} style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
              {look !== undefined && <span style={{ ...box, ...look }} />}
              <span style={{ overflowWrap: 'anywhere', minWidth: 0 }}>
                <b>{name}</b> <span className="small muted">{value}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
