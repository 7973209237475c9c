import { t } from '@rise/texts'
import { z } from 'zod'
import { defineEndpoints, emptyResult, success } from '../endpoint.ts'
import { gateErrors } from '../errors.ts'
import { cursor, cursorPage } from '../pagination.ts'
import { ownMissions, pointsChange } from './shapes.ts'

export const missionsEndpoints = defineEndpoints({
  'GET /api/v1/missions': {
    summary: 'Your missions: begun, next and finished ones, with your points',
    tag: 'missions',
    access: 'auth',
    reply: success(ownMissions),
    errors: [],
  },
  'GET /api/v1/missions/points': {
    summary: 'How your points came about, newest first',
    tag: 'missions',
    access: 'auth',
    query: z.object({ before: cursor.optional() }),
    reply: success(cursorPage(pointsChange)),
    errors: [],
  },
  'PUT /api/v1/missions/story': {
    summary: 'Shows or hides your points and finished missions on your story',
    tag: 'missions',
    access: 'professional',
    body: z.object({ shown: z.boolean({ error: () => t('Choose whether your story shows them.') }) }),
    reply: success(emptyResult),
    errors: [gateErrors.forbidden],
  },
})
