// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SettingsNav } from './settings-nav.tsx'

afterEach(cleanup)

/** Lays out the sections at these places of the window, which jsdom doesn't. */
function place(tops: Record<string, number>): void {
  for (const [id, top] of Object.entries(tops)) {
    const section = document.getElementById(id)
    if (section) section.getBoundingClientRect = () => new DOMRect(0, top, 100, 100)
  }
}

test('scrolling marks the link to the part of the page that is at the top of the window', async () => {
  render(
    <>
      <SettingsNav
        parts={[
          ['account', 'Account'],
          ['privacy', 'Privacy'],
        ]}
      />
      <section id="account" />
      <section id="privacy" />
    </>,
  )
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', { configurable: true, get: () => document.body })
  const scrollTo = async (account: number, privacy: number) => {
    place({ account, privacy })
    act(() => void window.dispatchEvent(new Event('scroll')))
    const isCurrent = (name: string) => screen.getByRole('link', { name }).getAttribute('aria-current') === 'location'
    return (name: string) => expect.poll(() => isCurrent(name)).toBe(true)
  }
  await (await scrollTo(96, 900))('Account')
  await (await scrollTo(-700, 96))('Privacy')
  await (await scrollTo(96, 900))('Account')
})
