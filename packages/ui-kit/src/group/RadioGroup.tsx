import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react'

export interface RadioGroupProps {
  /** Spoken name of the choice. */
  readonly label: string
  /** `select` (default) chooses as the arrows move; `focus` only moves, for choices that open something. */
  readonly arrows?: ArrowKeys | undefined
  readonly className?: string | undefined
  readonly busy?: boolean | undefined
  readonly children: ReactNode
}

/** A `radiogroup` whose children carry `role="radio"`: servers, methods, products, languages. */
export function RadioGroup({ label, arrows = 'select', className, busy, children }: RadioGroupProps) {
  const roving = useRovingFocus('radio', arrows)
  return (
    <div {...roving} className={className} role="radiogroup" aria-label={label} aria-busy={busy || undefined}>
      {children}
    </div>
  )
}

/** What arrow keys do: `select` also chooses the item they reach, `focus` only moves. */
export type ArrowKeys = 'select' | 'focus'

/** The attributes and handlers for the element that owns the items. */
export interface RovingFocus {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void
}

function steps(list: HTMLElement): Partial<Record<string, 1 | -1>> {
  const rtl = getComputedStyle(list).direction === 'rtl'
  return { ArrowDown: 1, ArrowUp: -1, ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }
}

function reach(items: readonly HTMLElement[], from: number, event: KeyboardEvent, list: HTMLElement) {
  if (event.key === 'Home') return items[0]
  if (event.key === 'End') return items[items.length - 1]
  const step = steps(list)[event.key]
  return step === undefined ? undefined : items[(from + step + items.length) % items.length]
}

/**
 * Roving tabindex for radio groups and tab lists: one item is in the tab order (the chosen one, else the first),
 * arrows, Home and End move among the rest, mirrored in right-to-left languages (design.md §7 "Focus order").
 */
export function useRovingFocus(role: 'radio' | 'tab', arrows: ArrowKeys): RovingFocus {
  const ref = useRef<HTMLDivElement>(null)
  const itemsOf = () => [
    ...(ref.current?.querySelectorAll<HTMLElement>(
      `[role="${role}"]:not([disabled]):not([aria-disabled="true"])`,
    ) ?? []),
  ]
  const makeTabbable = (chosen: HTMLElement | undefined) => {
    for (const item of itemsOf()) item.tabIndex = item === chosen ? 0 : -1
  }

  useLayoutEffect(() => {
    const items = itemsOf()
    const mark = role === 'tab' ? 'aria-selected' : 'aria-checked'
    const focused = items.find((item) => item === document.activeElement)
    makeTabbable(focused ?? items.find((item) => item.getAttribute(mark) === 'true') ?? items[0])
  })

  return {
    ref,
    onFocus(event) {
      const item = itemsOf().find((one) => one === event.target)
      if (item) makeTabbable(item)
    },
    onKeyDown(event) {
      const items = itemsOf()
      const from = items.indexOf(event.target as HTMLElement)
      if (from < 0 || event.altKey || event.ctrlKey || event.metaKey) return
      const next = reach(items, from, event, event.currentTarget)
      if (!next) return
      event.preventDefault()
      next.focus()
      if (arrows === 'select') next.click()
    },
  }
}
