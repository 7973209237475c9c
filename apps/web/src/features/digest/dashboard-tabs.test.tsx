// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { registerRoutes } from '../../app/page/route-exists.ts'
import { renderFor } from '../../app/visitor.factory.tsx'
import { DashboardTabs } from './dashboard-tabs.tsx'

afterEach(() => {
  cleanup()
  registerRoutes([])
})

function tabsAt(here: string, existing: readonly string[]): string[] {
  registerRoutes(existing.map((path) => ({ path })))
  renderFor(<DashboardTabs />, { path: here })
  return screen.queryAllByRole('link').map((link) => {
    const suffix = link.getAttribute('aria-current') === 'page' ? ' (current)' : ''
    return `${link.textContent} ${link.getAttribute('href')}${suffix}`
  })
}

test('the dashboard has three tabs in the order of the specification, and marks the current one', () => {
  expect(tabsAt('/jobs/digest', ['/copilot', '/jobs/digest', '/smart-apply'])).toEqual([
    'Dashboard /smart-apply',
    'Jobs /jobs/digest (current)',
    'Copilot /copilot',
  ])
})

test('a tab appears once its page exists', () => {
  expect(tabsAt('/copilot', ['/copilot', '/jobs/digest'])).toEqual(['Jobs /jobs/digest', 'Copilot /copilot (current)'])
})

test('a single page has no tabs', () => {
  expect(tabsAt('/jobs/digest', ['/jobs/digest'])).toEqual([])
})
