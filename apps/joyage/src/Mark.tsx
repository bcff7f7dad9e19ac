/** The store's mark, in the colour of the text around it. */
export function Mark() {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M12 6.500a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11ZM11 1.500h2v3.500h-2ZM11 19h2v3.500h-2ZM1.500 11H5v2H1.500ZM19 11h3.500v2H19ZM4 5.400 5.400 4l2.500 2.500-1.400 1.400ZM16.100 17.500l1.400-1.400L20 18.600 18.600 20ZM4 18.600l2.500-2.500 1.400 1.400L5.400 20ZM16.100 6.500 18.600 4 20 5.400l-2.500 2.500Z" />
    </svg>
  )
}
