import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsAdmin, joinAsProfessional } from '../../session/accounts.factory.ts'

const { world, app, api } = useWorld()

test('an admin with every permission sees the settings but no secrets; everyone else is refused', async () => {
  const admin = await joinAsAdmin(world, app)
  const { result } = await admin.api('GET /api/v1/admin/installation')
  expect(result).toMatchObject({ productName: 'Rise', mode: 'local', google: false })
  expect(result.settings.find(({ name }) => name === 'AUTH_SECRET')).toMatchObject({ secret: true, value: null })

  expect((await api('GET /api/v1/admin/installation')).status).toBe(401)
  const others = [await joinAsProfessional(world, app), await joinAsAdmin(world, app, 'admin-content')]
  for (const other of others) expect((await other.api('GET /api/v1/admin/installation')).status).toBe(404)
})
