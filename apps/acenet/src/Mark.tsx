/** The store's mark, in the colour of the text around it. */
export function Mark() {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M12 2c3 4.500 8.500 7 8.500 12a4.500 4.500 0 0 1-7.200 3.600c.3 1.900 1.100 3.200 2.700 4.400H8c1.600-1.200 2.400-2.500 2.700-4.400A4.500 4.500 0 0 1 3.500 14c0-5 5.500-7.500 8.500-12Z" />
    </svg>
  )
}
