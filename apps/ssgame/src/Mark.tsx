/** The store's mark, in the colour of the text around it. */
export function Mark() {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M12 2l8.700 5v4.200l-5-2.900V9L12 6.800 7 9.700l13.700 7.900V17L12 22l-8.700-5v-4.200l5 2.900V15l3.700 2.200 5-2.900L3.300 6.400V7Z" />
    </svg>
  )
}
