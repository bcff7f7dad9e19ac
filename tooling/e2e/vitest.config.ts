import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { include: ['{bench,smoke}/*.test.ts'] } })
