/** The store's mark, in the colour of the text around it. */
export function Mark() {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M2.500 8h19v3c0 3.500-2 5.500-4.800 5.500-2.500 0-4-1.600-4.700-4-.7 2.400-2.200 4-4.700 4-2.800 0-4.800-2-4.800-5.500Z" />
    </svg>
  )
}
