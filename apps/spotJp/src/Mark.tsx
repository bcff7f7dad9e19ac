/** The store's mark, in the colour of the text around it. */
export function Mark() {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path
        fillRule="evenodd"
        d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm0 4.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11Zm0 3a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5Z"
      />
    </svg>
  )
}
