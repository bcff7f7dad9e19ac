/** The store's mark, in the colour of the text around it. */
export function Mark() {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M12 1.500c1 4-2.500 5.500-2.500 8.500 0 1.200.8 2 1.700 2 1.600 0 1.800-1.700 1.400-3.300C16.500 10 19 12.800 19 16c0 4-3 6.500-7 6.500S5 20 5 16c0-2.200.9-3.700 2-5.300-.2 1.500.2 2.300 1 2.800C7 8.500 8.500 4 12 1.500Z" />
    </svg>
  )
}
