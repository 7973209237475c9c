import { expect, test } from 'vitest'
import { contract } from './contract.ts'
import type { Endpoint } from './endpoint.ts'

test('dangerous acts require a code entered within ten minutes, so that a stolen token is not enough', () => {
  const guardedEndpoints = Object.entries(contract as Record<string, Endpoint>).flatMap(
    ([key, { freshSecondFactor }]) => (freshSecondFactor ? [key] : []),
  )
  expect(guardedEndpoints.toSorted()).toEqual([
    'DELETE /api/v1/admin/admins/{id}',
    'GET /api/v1/admin/members-download',
    'POST /api/v1/admin/admins',
    'POST /api/v1/admin/catalogs/{name}/{slug}/merge',
    'POST /api/v1/admin/companies-notifications',
    'POST /api/v1/admin/emails/sequences/{id}/start',
    'POST /api/v1/admin/members-notifications',
    'POST /api/v1/admin/members-suspensions',
    'POST /api/v1/admin/members/{id}/suspend',
    'POST /api/v1/admin/notifications',
    'PUT /api/v1/admin/admins/{id}/role',
    'PUT /api/v1/admin/companies-hiding',
    'PUT /api/v1/admin/companies-plan',
    'PUT /api/v1/admin/companies/{id}/hiding',
    'PUT /api/v1/admin/members-plan',
    'PUT /api/v1/admin/members/{id}/deletion',
    'PUT /api/v1/admin/members/{id}/email',
    'PUT /api/v1/admin/notifications/{id}',
  ])
})
