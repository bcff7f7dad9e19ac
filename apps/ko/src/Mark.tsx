/** The store's mark, in the colour of the text around it. */
export function Mark() {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M4 3h4.500v7L15 3h5.500l-7.300 7.800L21 21h-5.500l-5.300-7.300L8.500 15.500V21H4Z" />
    </svg>
  )
}
