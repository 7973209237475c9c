import { directoryEndpoints } from '@rise/contract/professionals/directory/endpoints'
import { implement } from '../../../platform/http/implement.ts'
import { countDirectory } from './count-directory.ts'
import { listDirectory } from './list-directory.ts'
import { suggestPeople } from './suggest-people.ts'

export const directoryRoutes = implement(directoryEndpoints, {
  'GET /api/v1/professionals': ({ ctx, member, query }) => listDirectory(ctx, member, query),
  'GET /api/v1/professional-counts': ({ ctx, member, query }) => countDirectory(ctx, member, query),
  'GET /api/v1/professionals/suggestions': ({ ctx, member }) => suggestPeople(ctx, member),
})
