// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

test('what no one waits for is not loaded while the browser is offline', async () => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const heard: string[] = []
  const idle = whenIdle().then(() => heard.push('idle'))
  await new Promise((resolve) => setTimeout(resolve))
  heard.push('online')
  line.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await idle
  expect(heard).toEqual(['online', 'idle'])
})
