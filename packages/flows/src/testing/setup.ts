import { configure } from '@testing-library/react'

// A backstop alone: code that is loaded on the way takes its time on a busy machine.
configure({ asyncUtilTimeout: 20_000 })
