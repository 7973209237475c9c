import { defineEndpoints, success } from '../../endpoint.ts'
import { installation } from './shapes.ts'

export const installationEndpoints = defineEndpoints({
  'GET /api/v1/admin/installation': {
    summary: 'How the installation is set up: each setting, and where its value comes from',
    tag: 'admin',
    access: 'admin',
    permission: 'settings',
    reply: success(installation),
    errors: [],
  },
})
