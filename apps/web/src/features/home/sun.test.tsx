// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Sun } from './sun.tsx'
import { sunAt } from './sun-position.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the sun of the home page', () => {
  test('climbs from the left until noon and sinks to the right until the evening', () => {
    const day = [6, 9, 12, 13, 15, 18, 19.5].map(sunAt)
    expect(day.map(({ x }) => x)).toEqual(day.map(({ x }) => x).toSorted((a, b) => a - b))
    const [dawn, morning, , noon, , , dusk] = day
    expect([dawn?.y, noon?.y]).toEqual([0, 1])
    expect(morning?.y).toBeGreaterThan(dusk?.y ?? 1)
  })

  test('changes its phase in the evening and at night, and is below the horizon at night', () => {
    expect([5.9, 6, 16.9, 17, 19.9, 20, 0].map((hour) => sunAt(hour).phase)).toEqual([
      ...['night', 'day', 'day', 'evening', 'evening', 'night', 'night'],
    ])
    expect([sunAt(23).y, sunAt(3).y].every((y) => y < 0)).toBe(true)
  })

  test('is rendered by the server without a position, and then placed according to the visitor’s clock', () => {
    expect(renderToString(<Sun />)).not.toContain('--sun-x')
    vi.useFakeTimers({ now: new Date(2026, 10, 29, 13, 0), toFake: ['Date'] })
    const { container } = render(<Sun />)
    const sky = container.querySelector<HTMLElement>('.sky')
    expect(sky?.dataset.phase).toBe('day')
    expect([sky?.style.getPropertyValue('--sun-x'), sky?.style.getPropertyValue('--sun-y')]).toEqual(['0.5', '1'])
  })
})
