/** The store's mark, in the colour of the text around it. */
export function Mark() {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M12 1.500 21.500 12 12 22.500 2.500 12Zm0 5L7 12l5 5.500 5-5.500Z" />
    </svg>
  )
}
