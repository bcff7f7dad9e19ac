/** The parts of a recharge that Buy may wait for; each is an element's id. */
export const partIds = { methods: 'recharge-methods', card: 'recharge-card' } as const

export type RechargePart = keyof typeof partIds

/** Leads the player to a part: scrolls to what is to be done there and focuses it. */
export function leadToPart(part: RechargePart): void {
  const fields = document.getElementById(partIds[part])?.querySelectorAll<HTMLElement>('[role=radio], input')
  const all = [...(fields ?? [])]
  const target = all.find((field) => field instanceof HTMLInputElement && field.value.trim() === '') ?? all[0]
  target?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}
