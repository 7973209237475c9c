// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { createAdminArea } from './admin-area.tsx'

const Page = () => null

afterEach(() => {
  delete document.documentElement.dataset.prefix
  window.history.replaceState(null, '', '/')
})

test.for([
  ['/admin/jobs', undefined],
  ['/de/admin/jobs', '/de'],
] as const)('the code of the page at %s is loaded with the area', async ([path, prefix]) => {
  window.history.replaceState(null, '', path)
  if (prefix !== undefined) document.documentElement.dataset.prefix = prefix
  const loadJobs = vi.fn(async () => Page)
  const pages = [{ path: 'jobs', title: 'Jobs', load: loadJobs }] as never
  await createAdminArea({ pages } as never).load()
  expect(loadJobs).toHaveBeenCalledOnce()
})
