/** The store's mark, in the colour of the text around it. */
export function Mark() {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M13.500 1.500 4 13.800h6.500L9.500 22.500 20 9.500h-7Z" />
    </svg>
  )
}
