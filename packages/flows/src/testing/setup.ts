import { configure } from '@testing-library/react'

// Only a safety net: loading code during a test takes long on a busy machine.
configure({ asyncUtilTimeout: 20_000 })
