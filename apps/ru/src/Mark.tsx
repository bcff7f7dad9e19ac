/** The store's mark, in the colour of the text around it. */
export function Mark() {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M12 2l3 6.500 7 .8-5.200 4.800L18.300 21 12 17.500 5.700 21l1.500-6.900L2 9.300l7-.8Z" />
    </svg>
  )
}
