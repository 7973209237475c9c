// @vitest-environment jsdom

import type { NoticeSettings } from '@rise/contract/notice'
import { type NotificationName, notificationKinds } from '@rise/contract/notifications/kinds'
import { type Channels, channelsOfPreset, type Preset } from '@rise/contract/notifications/presets/kinds'
import type { NotificationSetting } from '@rise/contract/notifications/shapes'
import { t } from '@rise/texts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Api } from '../../app/base/api.ts'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { NotificationSettingsPage } from './notification-settings-page.tsx'

afterEach(cleanup)

const names: readonly NotificationName[] = ['new-follower', 'profile-viewed', 'missed-message']
const settingsOf = (preset: Preset): NotificationSetting[] =>
  names.map((kind) => {
    const { title, hint, group }: NoticeSettings[string] = notificationKinds[kind]
    return { kind, title: t(title), hint: t(hint), group, ...channelsOfPreset(preset, kind) }
  })

let storedSettings: NotificationSetting[]
const sent: unknown[] = []
beforeEach(() => {
  storedSettings = settingsOf('balanced')
  sent.length = 0
})
interface Body extends Partial<Channels> {
  readonly preset?: Preset
  readonly kinds?: readonly string[]
}
const api = (async (key: string, { body }: { body?: Body } = {}) => {
  if (body) sent.push([key, body])
  const { kinds = [], preset: _, ...change } = body ?? {}
  storedSettings = storedSettings.map((setting) => (kinds.includes(setting.kind) ? { ...setting, ...change } : setting))
  if (body?.preset) storedSettings = settingsOf(body.preset)
  const schedule = { zone: null, quiet: null, summaryAt: null }
  return { success: true, result: key === 'GET /api/v1/notification-schedule' ? schedule : storedSettings }
}) as unknown as Api
const show = (path = '/notification-settings') =>
  renderFor(<NotificationSettingsPage />, { path, session: { status: 'member', user: userOf() }, api })
const checkedPreset = () => screen.queryByRole('radio', { checked: true })?.getAttribute('aria-label')

test('a group has one row of checkboxes, mixed where its kinds differ, and shows each kind on demand', async () => {
  show()
  const people = await screen.findByRole('group', { name: 'People' })
  const box = (name: string) => within(people).getByRole('checkbox', { name }) as HTMLInputElement
  expect([box('In the app').checked, box('In the app').indeterminate]).toEqual([true, false])
  expect([box('Email').checked, box('Email').indeterminate]).toEqual([false, true])
  const share = (name: string) => document.getElementById(box(name).getAttribute('aria-describedby') ?? '')?.textContent
  expect([share('In the app'), share('Email')]).toEqual(['All', '1 of 2'])
  expect(screen.queryByRole('group', { name: 'New followers' })).toBeNull()
  fireEvent.click(within(people).getByRole('button', { name: 'Fine-tune People' }))
  expect(screen.getByRole('group', { name: 'New followers' })).toBeTruthy()
  fireEvent.click(box('Email'))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toEqual([
    ['PATCH /api/v1/notification-settings', { kinds: ['new-follower', 'profile-viewed'], mail: true }],
  ])
  expect(screen.queryByRole('button', { name: 'Fine-tune Convos' }), 'a single kind').toBeNull()
})

test('a preset is chosen by one press, and shown as chosen until a setting differs', async () => {
  show()
  await waitFor(() => expect(checkedPreset()).toBe('Balanced'))
  fireEvent.click(screen.getByRole('radio', { name: 'Calm' }))
  await waitFor(() => expect(checkedPreset()).toBe('Calm'))
  expect(sent).toEqual([['PUT /api/v1/notification-settings/preset', { preset: 'calm' }]])
  const convos = screen.getByRole('group', { name: 'Convos' })
  fireEvent.click(within(convos).getByRole('checkbox', { name: 'Push' }))
  expect(await screen.findByText('Your own mix')).toBeTruthy()
})

test('the address of a kind opens its group', async () => {
  Element.prototype.scrollIntoView = () => undefined
  show('/notification-settings#new-follower')
  expect(await screen.findByRole('group', { name: 'New followers' })).toBeTruthy()
})
