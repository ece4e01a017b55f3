import { expect, test } from 'vitest'

test('Zod takes its settings from where they were put before it was loaded', async () => {
  await import('./schemas-without-eval.ts')
  const { globalConfig } = await import('zod/v4/core')
  expect(globalConfig.jitless).toBe(true)
})
