/** The store's mark, in the colour of the text around it. */
export function Mark() {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path
        fillRule="evenodd"
        d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20ZM6.500 13a5.500 5.500 0 0 0 11 0ZM8.500 7.500a1.600 1.600 0 1 0 0 3.200 1.600 1.600 0 0 0 0-3.200Zm7 0a1.600 1.600 0 1 0 0 3.200 1.600 1.600 0 0 0 0-3.200Z"
      />
    </svg>
  )
}
