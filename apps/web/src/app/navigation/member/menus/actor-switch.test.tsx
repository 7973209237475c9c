// @vitest-environment jsdom
import type { ActingAs } from '@rise/contract/companies/team/shapes'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Menu } from '../../../../ui/overlays/menu.tsx'
import { createApi } from '../../../base/api.ts'
import { renderFor, userOf } from '../../../visitor.factory.tsx'
import { ActorSwitch } from './actor-switch.tsx'

afterEach(cleanup)

const ada = userOf()
const acme = userOf({ _id: 'acme', role: 'employer', companyName: 'Acme', slug: 'acme' })
const ownActor: ActingAs = { _id: ada._id, kind: 'professional', name: 'Ada Lovelace', slug: ada.slug, current: true }
const company: ActingAs = { _id: 'acme', kind: 'company', name: 'Acme', slug: 'acme', current: false }

/** Opens the menu of a member who may act for `actors`; the server replies to a switch with `switchResponse`. */
async function openMenu(actors: readonly ActingAs[], switchResponse?: { status: number; body: unknown }) {
  const requests: unknown[] = []
  const api = createApi(async (key, input) => {
    if (key.startsWith('GET')) return { status: 200, body: { success: true, result: actors } }
    requests.push(input)
    return switchResponse ?? { status: 200, body: { success: true, token: 't', refreshToken: 'r', result: acme } }
  })
  const store = renderFor(
    <Menu trigger={<button type="button">Account</button>}>
      <ActorSwitch />
    </Menu>,
    { session: { status: 'member', user: ada }, api },
  )
  fireEvent.click(screen.getByRole('button', { name: 'Account' }))
  await screen.findByRole('menu')
  return { store, requests }
}

test('a member of a company’s team can switch to acting for the company', async () => {
  const { store, requests } = await openMenu([ownActor, company])
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Act as Acme' }))
  await expect.poll(() => store.get()).toMatchObject({ status: 'member', user: { _id: 'acme' } })
  expect(requests).toEqual([{ params: { id: 'acme' } }])
})

test('a member who can act for only one actor sees no switch', async () => {
  await openMenu([ownActor])
  expect(screen.queryByRole('menuitem')).toBeNull()
})

test('a refused switch changes nothing', async () => {
  const refusal = { success: false, result: { code: 'actor-not-found', message: 'You no longer act for it.' } }
  const { store, requests } = await openMenu([ownActor, company], { status: 404, body: refusal })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Act as Acme' }))
  await expect.poll(() => requests).toHaveLength(1)
  expect(store.get()).toMatchObject({ user: { _id: ada._id } })
})
