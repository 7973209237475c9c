import { z } from 'zod'
import { defineEndpoints, success } from '../../endpoint.ts'
import { gateErrors, platformErrors } from '../../errors.ts'
import { perHour } from '../../limit.ts'
import { pictureErrors } from '../../pictures/errors.ts'
import { rewardsErrors as e } from '../errors.ts'
import { coachingWish, drawnIllustration, illustrationWish, spotlightWish } from './fields.ts'
import { ownRewards } from './shapes.ts'

const claim = {
  tag: 'missions',
  access: 'professional',
  confirmed: true,
  limits: [perHour('rewards', 30, { by: 'actor' })],
  reply: success(ownRewards),
} as const
const refusals = [e['reward-not-open'], gateErrors.forbidden, platformErrors['too-many-requests']]

/** Endpoints for rewards for points: each call claims one reward, and returns all rewards. */
export const rewardsEndpoints = defineEndpoints({
  'GET /api/v1/rewards': {
    summary: 'Rewards, which of them you can claim, and what became of your claims',
    tag: 'missions',
    access: 'professional',
    reply: success(ownRewards),
    errors: [],
  },
  'POST /api/v1/rewards/points50/drawing': {
    summary: 'Shows an illustration from drawn parts, as SVG, before you claim it',
    tag: 'missions',
    access: 'professional',
    limits: [perHour('reward-drawings', 600, { by: 'actor' })],
    body: drawnIllustration,
    reply: success(z.object({ svg: z.string() })),
    errors: [platformErrors['too-many-requests']],
  },
  'POST /api/v1/rewards/points50/drawn': {
    ...claim,
    summary: 'Claims a custom cartoon illustration, drawn at once; the picture is yours',
    body: drawnIllustration,
    errors: [...refusals, pictureErrors['pictures-busy'], pictureErrors['pictures-not-kept']],
  },
  'POST /api/v1/rewards/points50': {
    ...claim,
    summary: 'Claims a custom cartoon illustration by hand, from a photo that you uploaded as content',
    body: illustrationWish,
    errors: [...refusals, pictureErrors['picture-not-found'], pictureErrors['picture-not-for-this']],
  },
  'POST /api/v1/rewards/points75': {
    ...claim,
    summary: 'Claims resume boost 1-on-1 coaching at one of the times that you offer',
    body: coachingWish,
    errors: refusals,
  },
  'POST /api/v1/rewards/points100': {
    ...claim,
    summary: 'Claims a featured blog spotlight; only with no reward claimed before',
    body: spotlightWish,
    errors: refusals,
  },
})
