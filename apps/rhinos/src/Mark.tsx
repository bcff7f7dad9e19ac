/** The store's mark, in the colour of the text around it. */
export function Mark() {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M21 3c.5 6-1 9-3.500 10.500L18 20h-3.500l-1-3.500h-4L8.500 20H5l-1-7C3 9 5.500 6 9.500 6c2 0 3.500.7 4.800 2C17.500 8 20 6.500 21 3Z" />
    </svg>
  )
}
