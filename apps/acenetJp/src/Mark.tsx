/** The store's mark, in the colour of the text around it. */
export function Mark() {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path
        fillRule="evenodd"
        d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm0 3.500c-1.900 2.900-5.300 4.500-5.300 7.700a2.900 2.900 0 0 0 4.600 2.300c-.2 1.200-.7 2-1.700 2.800h4.800c-1-.8-1.500-1.600-1.700-2.800a2.900 2.900 0 0 0 4.600-2.300c0-3.200-3.400-4.800-5.300-7.700Z"
      />
    </svg>
  )
}
