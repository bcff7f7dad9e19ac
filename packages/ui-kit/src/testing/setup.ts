import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

configure({ reactStrictMode: true })
afterEach(cleanup)

// Test files share a page: each begins with an empty one.
document.head.textContent = ''
document.body.textContent = ''
